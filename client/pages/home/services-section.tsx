import { css } from '@emotion/react';
import content from '#data/content.json' with { type: 'json' };
import { conditions, media } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { Container, Section } from '../../ui/containers.tsx';
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
          {services.map((service, index) => (
            <li key={service.anchor}>
              <ServiceCard service={service} sizes={sizesOf(index, services.length)} />
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

/** `--ratio` is that of a card's picture. */
const cards = css({
  display: 'grid',
  gap: `${space[48]} clamp(${space[32]}, 4vw, ${space[64]})`,
  [media.fromSmallToMedium]: { '--ratio': '1 / 0.9' },
  [media.fromMediumToLarge]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1', '--ratio': '3 / 2' },
  },
  // The first of an odd number is large; the next stand beside it, two below each other or four in a square.
  [media.fromLarge]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: '7fr 7fr 5fr 5fr' },
    '&:not(:has(> :nth-of-type(2):last-of-type))': { '--ratio': '3 / 2' },
    '& > li': { gridColumn: 'span 2' },
    '& > :first-of-type:nth-last-of-type(odd)': { gridRow: 'span 2' },
    '& > :nth-last-of-type(2n + 5):first-of-type ~ :nth-of-type(-n + 5)': {
      gridColumn: 'span 1',
      '--ratio': '1',
    },
    '& > :only-of-type': { gridColumn: '1 / -1' },
  },
});

/** How wide the picture of the card at `index` is laid out, in the syntax of `<img sizes>`. */
function sizesOf(index: number, count: number): string {
  const { fromHuge, fromExtraWide, fromContainer, fromLarge, fromMedium } = conditions;
  const isOdd = count % 2 === 1;
  const large =
    isOdd && index === 0
      ? `${fromHuge} 53rem, ${fromExtraWide} 49rem, ${fromContainer} 44rem, ${fromLarge} 60vw`
      : `${fromHuge} 38rem, ${fromExtraWide} 34rem, ${fromContainer} 30rem, ${fromLarge} 38vw`;
  const medium = isOdd && index === count - 1 ? '90vw' : '45vw';
  return `${large}, ${fromMedium} ${medium}, 90vw`;
}
