import { css } from '@emotion/react';
import content from '#data/content.json' with { type: 'json' };
import { TextLine } from '../../links/text-line.tsx';
import { conditions, media } from '../../styles/media.ts';
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
          {services.map((service, index) => {
            const { styles, sizes } = layoutOf(index);
            return (
              <li key={service.anchor} css={styles}>
                <ServiceCard service={service} sizes={sizes} />
              </li>
            );
          })}
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

/**
 * The places of a card on large screens, with the width of its picture: in rem on huge and extra wide screens
 * and from the container's width on, below it in vw. A tall one is cropped at its sides: it is wider than its card.
 */
const places = {
  /** Two stand in a row. */
  half: {
    styles: css({ [media.fromLarge]: { gridColumn: 'span 2' } }),
    widths: count === 3 ? [38, 34, 30, 37] : [44, 40, 35, 44],
  },
  /** The first of an odd number: two cards stand beside it, below each other. */
  large: {
    styles: css({
      [media.fromLarge]: { gridColumn: 'span 2', gridRow: 'span 2', picture: { flexGrow: 1 } },
    }),
    widths: count === 3 ? [53, 49, 44, 60] : [49, 46, 41, 60],
  },
  /** From five cards on, four stand beside the large one, in a square. */
  quarter: {
    styles: css({ [media.fromLarge]: { '--ratio': '1' } }),
    widths: [20, 18, 16, 20],
  },
  alone: {
    styles: css({ [media.fromLarge]: { gridColumn: '1 / -1' } }),
    widths: [92, 84, 72, 91],
  },
};

function placeOf(index: number) {
  if (count === 1) return places.alone;
  if (isOdd && index === 0) return places.large;
  return isOdd && count > 3 && index < 5 ? places.quarter : places.half;
}

/** On medium screens the last of an odd number has a row of its own, and so has a card alone. */
const last = css({ [media.fromMediumToLarge]: { gridColumn: '1 / -1', '--ratio': '3 / 2' } });

/** The styles of the card at `index`, and how wide its picture is laid out, in the syntax of `<img sizes>`. */
function layoutOf(index: number) {
  const { styles, widths } = placeOf(index);
  const [hugeRem, extraWideRem, containerRem, largeVw] = widths;
  const { fromHuge, fromExtraWide, fromContainer, fromLarge, fromMedium } = conditions;
  const onLarge = `${fromHuge} ${hugeRem}rem, ${fromExtraWide} ${extraWideRem}rem, ${fromContainer} ${containerRem}rem, ${fromLarge} ${largeVw}vw`;
  const isLast = isOdd && index === count - 1;
  return {
    styles: [styles, isLast && last],
    sizes: `${onLarge}, ${fromMedium} ${isLast ? '90vw' : '45vw'}, 90vw`,
  };
}
