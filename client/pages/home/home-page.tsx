import { css } from '@emotion/react';
import type { Page } from '#shared/content-types.ts';
import { centredStack, stack } from '../../styles/mixins.ts';
import { space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { Container, Section } from '../../ui/containers.tsx';
import { ContentText, isLong } from '../content-text.tsx';
import { ContactSection } from './contact-section.tsx';
import { Hero } from './hero.tsx';
import { PartnersSection } from './partners-section.tsx';
import { ServicesSection } from './services-section.tsx';

/** The home page: hero, services, its text, partners, the contact form. */
export function HomePage({ page: { text } }: { page: Page }) {
  return (
    <>
      <Hero />
      <ServicesSection />
      {text.length > 0 && (
        <Section styles={belowCards}>
          {/* A text of more than three lines below its heading is a column, which starts left. */}
          <Container styles={isLong(text, 5) ? css(stack(space[16])) : centredStack}>
            <ContentText
              text={text}
              heading="h2"
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

/** After the cards, the text has no padding above it, because both have the same background. */
const belowCards = css({
  '--above-grid': space[24],
  'section + section + &': { paddingTop: 0 },
});
