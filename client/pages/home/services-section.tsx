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
          {services.map((service, index) => {
            const { styles, sizes } = layoutOf(index);
            return (
              <li key={service.anchor} css={[card, styles]}>
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

/** On large screens two cards stand in a row. */
const card = css({ [media.fromLarge]: { gridColumn: 'span 2' } });

/** The first of an odd number is large there: two cards stand beside it, below each other. */
const large = css({ [media.fromLarge]: { gridRow: 'span 2', picture: { flexGrow: 1 } } });

/** From five cards on, four stand beside the large one, in a square. */
const quarter = css({ [media.fromLarge]: { gridColumn: 'span 1', '--ratio': '1' } });

/** On medium screens the last of an odd number has a row of its own, and so has a card alone. */
const last = css({ [media.fromMediumToLarge]: { gridColumn: '1 / -1', '--ratio': '3 / 2' } });

const alone = css({ [media.fromLarge]: { gridColumn: '1 / -1' } });

/** The styles of the card at `index`, and how wide its picture is laid out, in the syntax of `<img sizes>`. */
function layoutOf(index: number) {
  const { fromHuge, fromExtraWide, fromContainer, fromLarge, fromMedium } = conditions;
  const isLarge = isOdd && index === 0;
  const isQuarter = isOdd && count > 3 && index > 0 && index < 5;
  const isLast = isOdd && index === count - 1;
  const onLarge = isLarge
    ? `${fromHuge} 53rem, ${fromExtraWide} 49rem, ${fromContainer} 44rem, ${fromLarge} 60vw`
    : `${fromHuge} 38rem, ${fromExtraWide} 34rem, ${fromContainer} 30rem, ${fromLarge} 38vw`;
  return {
    styles: [isLarge && large, isQuarter && quarter, isLast && last, count === 1 && alone],
    sizes: `${onLarge}, ${fromMedium} ${isLast ? '90vw' : '45vw'}, 90vw`,
  };
}
