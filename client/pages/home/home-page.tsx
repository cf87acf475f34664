import { css } from '@emotion/react';
import type { Page } from '#shared/content-types.ts';
import { stack } from '../../styles/mixins.ts';
import { space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { ContentText } from '../../text/content-text.tsx';
import { Container, Section } from '../../ui/containers.tsx';
import { ContactSection } from './contact-section.tsx';
import { Hero } from './hero.tsx';
import { PartnersSection } from './partners-section.tsx';
import { ServicesSection } from './services-section.tsx';

export function HomePage({ page: { text } }: { page: Page }) {
  return (
    <>
      <Hero />
      <ServicesSection />
      {text.length > 0 && (
        <Section styles={belowCards}>
          <Container styles={css(stack(space[16]))}>
            <ContentText
              text={text}
              headingTag="h2"
              headingStyles={typography.h2}
              styles={typography.lineLength}
            />
          </Container>
        </Section>
      )}
      <PartnersSection />
      <ContactSection />
    </>
  );
}

/** Below the cards, which have the same background, the text has no padding above it. */
const belowCards = css({
  '--above-grid': space[24],
  'section + section + &': { paddingTop: 0 },
});
