import { css } from '@emotion/react';
import type { Service } from '#shared/content-types.ts';
import { Picture } from '../../pictures/picture.tsx';
import { useContent } from '../../site-context.ts';
import { media } from '../../styles/media.ts';
import { visuallyHidden } from '../../styles/mixins.ts';
import { durations, transition } from '../../styles/motion.ts';
import { colours, space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { TextWithAmpersand } from '../../text/text-line.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { uprightRatio } from '../shapes.ts';

export function ServiceCard({ service }: { service: Service }) {
  const words = useContent().words.cards;
  return (
    <article css={card}>
      <h3 css={title}>
        <TextWithAmpersand text={service.name} />
      </h3>
      <p css={typography.secondary}>{service.card}</p>
      <Link to={service.to} css={cardLink}>
        {words.learnMore}
        <span css={visuallyHidden}>{` ${words.about} ${service.name}`}</span>
      </Link>
      <Picture name={service.picture} boxRatio={uprightRatio} />
    </article>
  );
}

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  height: '100%',
  '& > picture': {
    // A picture that is scaled on hover lies above the link, but must not receive its clicks.
    pointerEvents: 'none',
    order: -1,
    width: '100%',
    // The list of the cards sets `--ratio`.
    aspectRatio: 'var(--ratio)',
    marginBottom: space[24],
  },
  img: { transition: transition(durations.cardMs, ['transform']) },
  [media.hover]: { '&:hover img': { transform: 'scale(1.02)' } },
});

const title = css(typography.h3, { marginBottom: space[8] });

/** The pseudo-element of the link covers the card, so that the card is clickable and has the focus ring. */
const cardLink = css(textLink, {
  marginTop: 'auto',
  paddingTop: space[8],
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${colours.ink}`, outlineOffset: 8 },
});
