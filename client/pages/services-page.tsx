import { css } from '@emotion/react';
import type { Page } from '#shared/content-types.ts';
import { useContent } from '../site-context.ts';
import { media } from '../styles/media.ts';
import { centredStack } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { ContentText } from '../text/content-text.tsx';
import { TextLine } from '../text/text-line.tsx';
import { Container, Section } from '../ui/containers.tsx';
import { ServiceSection } from './service-section.tsx';

/** The page with all services. They are inserted before the first `##` heading of the page's text. */
export function ServicesPage({ page: { heading, text } }: { page: Page }) {
  const { services } = useContent();
  const firstHeading = text.findIndex(({ type }) => type === 'heading');
  const introEnd = firstHeading === -1 ? text.length : firstHeading;
  // Every second section of the page is a band.
  const isBand = services.length % 2 === 1;
  return (
    <>
      <Section styles={nearHeader}>
        <Container styles={centredStack}>
          <h1 css={typography.h1}>
            <TextLine line={heading} isHeading />
          </h1>
          <ContentText text={text.slice(0, introEnd)} headingTag="h2" styles={typography.lead} />
        </Container>
        {services.map((service, index) => (
          <ServiceSection key={service.anchor} service={service} index={index} />
        ))}
      </Section>
      {introEnd < text.length && (
        <Section isBand={isBand} styles={!isBand && onSameBackground}>
          <Container styles={centredStack}>
            <ContentText
              text={text.slice(introEnd)}
              headingTag="h2"
              headingStyles={typography.h2}
            />
          </Container>
        </Section>
      )}
    </>
  );
}

const nearHeader = css({ paddingTop: space[32], [media.beside]: { paddingTop: '4.5rem' } });

const onSameBackground = css({ [media.stacked]: { paddingTop: 0 } });
