import type { CSSObject } from '@emotion/react';
import { candleAttribute, heroAttribute } from '#shared/attributes.ts';
import { media } from './media.ts';
import { easings } from './motion.ts';
import { colours, flame, withOpacity } from './tokens.ts';

const hero = `[${heroAttribute}=dark]`;
const litHero = `[${candleAttribute}]${hero}`;

const layer = { content: '""', position: 'absolute', inset: 0, opacity: 0 } satisfies CSSObject;

/**
 * The candle that is lit over a dark hero on the first arrival. Until its picture is there the room is dark. Then a
 * wick catches and flares, at the picture's focus, `--light`, in a pool of light, which grows over the room. That lies
 * below the veils and the words, and is over when the visitor comes back: a new hero does not have the attribute.
 */
export const candle: CSSObject = {
  '@keyframes catch': { from: { opacity: 0 } },
  '@keyframes spread': { from: { opacity: 1 }, to: { transform: 'scale(6)' } },
  '@keyframes flare': {
    '6%': { opacity: 1 },
    '13%': { opacity: 0.45 },
    '20%': { opacity: 0.8 },
    '30%': { opacity: 0.5 },
    '40%': { opacity: 0.62 },
    '55%': { opacity: 0.35 },
    '68%': { opacity: 0.42 },
  },
  [media.motion]: {
    [`[${candleAttribute}] ${hero} img`]: { opacity: 0 },
    [`${litHero} img`]: { animation: `catch 420ms ${easings.out}` },
    [`${litHero} picture::after`]: {
      ...layer,
      background: `radial-gradient(circle at var(--light), transparent, ${withOpacity(colours.night, 0.6)} 9vmax, ${withOpacity(colours.night, 0.96)} 24vmax)`,
      transformOrigin: 'var(--light)',
      animation: `spread 1500ms 300ms ${easings.inOut} backwards`,
    },
    [`${litHero} picture::before`]: {
      ...layer,
      zIndex: 1,
      background: `radial-gradient(circle at var(--light), ${withOpacity(flame.core, 0.7)}, ${withOpacity(flame.glow, 0.25)} 5vmax, transparent 20vmax)`,
      animation: 'flare 2400ms linear',
    },
  },
};
