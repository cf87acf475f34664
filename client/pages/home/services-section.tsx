import { css } from '@emotion/react';
import { homeCopy } from '#shared/copy/home.ts';
import { services } from '#shared/services.ts';
import { media } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { type } from '../../styles/type.ts';
import { Container, Section } from '../../ui/layout.tsx';
import { ServiceCard } from './service-card.tsx';
import { WithItalics } from './with-italics.tsx';

/** 'Your Journey Starts Here': the three services as cards. */
export function ServicesSection() {
  return (
    <Section>
      <Container>
        <h2 css={heading}>
          <WithItalics text={homeCopy.servicesHeading} />
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
