import { css } from '@emotion/react';
import content from '#data/content.json' with { type: 'json' };
import { media } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { type } from '../../styles/type.ts';
import { Container, Section } from '../../ui/layout.tsx';
import { TextLine } from '../text-line.tsx';
import { ServiceCard } from './service-card.tsx';

const { home, services } = content;

/** 'Your Journey Starts Here': the services as cards. */
export function ServicesSection() {
  if (services.length === 0) return null;
  return (
    <Section>
      <Container>
        <h2 css={heading}>
          <TextLine line={home.cards.heading} italics="i" />
        </h2>
        <ul css={cards}>
          {services.map((service) => (
            <li key={service.anchor}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

const heading = css(type.h2, {
  maxWidth: '9em',
  marginBottom: space[32],
  [media.fromMedium]: { maxWidth: 'none', marginBottom: space[48], textAlign: 'center' },
});

const cards = css({
  display: 'grid',
  gap: `${space[48]} ${space[32]}`,
  [media.fromMedium]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [media.fromLarge]: { columnGap: space[48] },
});
