import type { CSSObject } from '@emotion/react';
import { candleAttribute, unlitAttribute } from '#shared/attributes.ts';
import { easings } from './motion.ts';
import { colours, flame, withOpacity } from './tokens.ts';

const at = 'at var(--flame-position)';
const picture = `[${candleAttribute}] picture`;
const darkness = (opacity: number) => withOpacity(colours.night, opacity);

/**
 * A candle is lit in front of a dark hero when the visitor arrives. From the first frame on the picture is visible but
 * darkened, except around `--flame-position`, which `pages/home/hero.tsx` sets to the focus of the picture.
 */
export const candle: CSSObject = {
  '@keyframes clear-darkness': {
    from: { opacity: 1 },
    '10%': { opacity: 0.75 },
    '21%': { opacity: 0.97 },
    '36%': { opacity: 0.66 },
    to: { opacity: 0, transform: 'scale(1.5)' },
  },
  '@keyframes flare': {
    from: { opacity: 0, transform: 'scale(0.3)' },
    '10%': { opacity: 1, transform: 'scale(0.9)' },
    '21%': { opacity: 0.35, transform: 'scale(0.6)' },
    '36%': { opacity: 0.95, transform: 'scale(1.1)' },
    to: { opacity: 0, transform: 'scale(1.5)' },
  },
  [`${picture}::before, ${picture}::after`]: {
    content: '""',
    position: 'absolute',
    inset: 0,
    // Both layers are invisible after the animation, and always with reduced motion.
    opacity: 0,
    transformOrigin: 'var(--flame-position)',
    background: `radial-gradient(circle ${at}, transparent, ${darkness(0.62)} 8vmax, ${darkness(0.86)} 25vmax)`,
    animation: `clear-darkness 900ms ${easings.inOut}`,
  },
  [`${picture}::before`]: {
    zIndex: 1,
    background: [
      `radial-gradient(1.1vmax 2.4vmax ${at}, ${flame.core}, transparent)`,
      `radial-gradient(circle ${at}, ${withOpacity(flame.core, 0.7)}, ${withOpacity(flame.glow, 0.32)} 4vmax, transparent 17vmax)`,
    ].join(', '),
    animation: 'flare 900ms linear',
  },
  [`[${unlitAttribute}] ${picture}::before, [${unlitAttribute}] ${picture}::after`]: {
    animationPlayState: 'paused',
  },
};
