import { css } from '@emotion/react';
import type { Service } from '#shared/content-types.ts';
import { WithAmpersand } from '../../links/text-line.tsx';
import { Picture } from '../../pictures/picture.tsx';
import { useContent } from '../../site-context.ts';
import { conditions, media } from '../../styles/media.ts';
import { visuallyHidden } from '../../styles/mixins.ts';
import { durations, transition } from '../../styles/motion.ts';
import { colours, space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { Link, textLink } from '../../ui/link.tsx';
import { uprightRatio } from '../shapes.ts';

interface Props {
  service: Service;
  /** Whether it is as high as the two cards beside it: its picture grows. */
  isTall: boolean;
}

/** A service with its picture and a link to its section. The area of the link covers the whole card. */
export function ServiceCard({ service, isTall }: Props) {
  const words = useContent().words.cards;
  const tall = { name: service.picture, ...tallLayout };
  return (
    <article css={card}>
      <h3 css={title}>
        <WithAmpersand text={service.name} />
      </h3>
      <p css={typography.secondary}>{service.card}</p>
      <Link to={service.to} css={cardLink}>
        {words.learnMore}
        <span css={visuallyHidden}>{` ${words.about} ${service.name}`}</span>
      </Link>
      <Picture name={service.picture} crop={uprightRatio} alternative={isTall ? tall : undefined} />
    </article>
  );
}

/**
 * The layout of a card that is half as wide as the list, and somewhat more. The Nu checker does not take `auto` for a
 * source that another one follows.
 */
const tallLayout = {
  media: conditions.fromLarge,
  crop: 0.7,
  sizes: 'min(48vw, 69rem)',
};

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  height: '100%',
  '& > picture': {
    // Under the pointer it would lie above the area of the link.
    pointerEvents: 'none',
    order: -1,
    width: '100%',
    // The list of the cards sets it.
    aspectRatio: 'var(--ratio)',
    marginBottom: space[24],
  },
  img: { transition: transition(durations.cardMs, ['transform']) },
  [media.hover]: { '&:hover img': { transform: 'scale(1.02)' } },
});

const title = css(typography.h3, { marginBottom: space[8] });

/** The focus ring is drawn around the card, which the link's area covers. */
const cardLink = css(textLink, {
  marginTop: 'auto',
  paddingTop: space[8],
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${colours.ink}`, outlineOffset: 8 },
});
