import { css } from '@emotion/react';
import content from '#data/content.json' with { type: 'json' };
import { TextLine } from '../../links/text-line.tsx';
import { media } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { Container, Section } from '../../ui/containers.tsx';
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
          {services.map((service, index) => (
            <li key={service.anchor} css={placeOf(index)}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

const heading = css(typography.h2, {
  maxWidth: '9em',
  marginBottom: space[32],
  [media.fromMedium]: { maxWidth: 'none', marginBottom: space[48], textAlign: 'center' },
});

const count = services.length;
const isOdd = count % 2 === 1;

/** `--ratio` is that of a card's picture. */
const cards = css({
  display: 'grid',
  gap: `${space[48]} clamp(${space[32]}, 4vw, ${space[64]})`,
  [media.fromSmallToMedium]: { '--ratio': '1 / 0.9' },
  [media.fromMediumToLarge]: { gridTemplateColumns: '1fr 1fr' },
  [media.fromLarge]: {
    gridTemplateColumns: count === 3 ? '7fr 7fr 5fr 5fr' : 'repeat(4, 1fr)',
    '--ratio': count === 2 ? undefined : '3 / 2',
  },
});

/** Where a card stands on large screens: two fill a row. */
const half = css({ [media.fromLarge]: { gridColumn: 'span 2' } });

/** The first of an odd number: two cards stand beside it, below each other. */
const large = css({
  [media.fromLarge]: { gridColumn: 'span 2', gridRow: 'span 2', picture: { flexGrow: 1 } },
});

/** From five cards on, four stand beside the large one, in a square. */
const quarter = css({ [media.fromLarge]: { '--ratio': '1' } });

const alone = css({ [media.fromLarge]: { gridColumn: '1 / -1' } });

/** On medium screens the last of an odd number has a row of its own, and so has a card alone. */
const last = css({ [media.fromMediumToLarge]: { gridColumn: '1 / -1', '--ratio': '3 / 2' } });

function placeOf(index: number) {
  if (count === 1) return [alone, last];
  if (!isOdd) return half;
  if (index === 0) return large;
  return [count > 3 && index < 5 ? quarter : half, index === count - 1 && last];
}
