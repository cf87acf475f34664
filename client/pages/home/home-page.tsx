import { css } from '@emotion/react';
import type { Page } from '#shared/content-types.ts';
import { centredStack } from '../../styles/mixins.ts';
import { typography } from '../../styles/typography.ts';
import { Container, Section } from '../../ui/containers.tsx';
import { ContentText } from '../content-text.tsx';
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
          <Container styles={centredStack}>
            <ContentText
              text={text}
              heading="h2"
              headingStyles={typography.h2}
              styles={typography.measure}
            />
          </Container>
        </Section>
      )}
      <PartnersSection />
      <ContactSection />
    </>
  );
}

/** After hero and cards: their end is space enough, as both stand on the same ground. */
const belowCards = css({ 'section + section + &': { paddingTop: 0 } });
