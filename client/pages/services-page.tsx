import { css } from '@emotion/react';
import type { Page } from '#shared/content-types.ts';
import { aroundServices } from '../pictures/grids.ts';
import { useContent } from '../site-context.ts';
import { media } from '../styles/media.ts';
import { centredStack } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { ContentText } from '../text/content-text.tsx';
import { TextLine } from '../text/text-line.tsx';
import { Container, Section } from '../ui/containers.tsx';
import { ServiceSection } from './service-section.tsx';

/** The page with all services, which are inserted before the first `##` heading of the page's text. */
export function ServicesPage({ page }: { page: Page }) {
  const { services } = useContent();
  const { above, below } = aroundServices(page);
  // Every second section of the page is a band.
  const isBand = services.length % 2 === 1;
  return (
    <>
      <Section styles={nearHeader}>
        <Container styles={centredStack}>
          <h1 css={typography.h1}>
            <TextLine line={page.heading} isHeading />
          </h1>
          <ContentText text={above} headingTag="h2" styles={typography.lead} />
        </Container>
        {services.map((service, index) => (
          <ServiceSection key={service.anchor} service={service} index={index} />
        ))}
      </Section>
      {below.length > 0 && (
        <Section isBand={isBand} styles={!isBand && onSameBackground}>
          <Container styles={centredStack}>
            <ContentText text={below} headingTag="h2" headingStyles={typography.h2} />
          </Container>
        </Section>
      )}
    </>
  );
}

const nearHeader = css({ paddingTop: space[32], [media.beside]: { paddingTop: '4.5rem' } });

const onSameBackground = css({ [media.stacked]: { paddingTop: 0 } });
