import type { CSSObject } from '@emotion/react';
import { candleAttribute, unlitAttribute } from '#shared/attributes.ts';
import { easings } from './motion.ts';
import { colours, flame, withOpacity } from './tokens.ts';

const picture = `[${candleAttribute}] picture`;
const dusk = (opacity: number) => withOpacity(colours.night, opacity);

/**
 * The candle that is lit over a dark hero on arrival. The picture is visible from the first frame on, but dark, except
 * around its focus, `--light`. Within 900 ms a flame flickers up there and the darkness clears. Darkness and flame lie
 * below the veils and the text.
 */
export const candle: CSSObject = {
  '@keyframes dusk': {
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
    // Invisible before and after the animation, and where nothing moves.
    opacity: 0,
    transformOrigin: 'var(--light)',
    background: `radial-gradient(circle at var(--light), transparent, ${dusk(0.62)} 8vmax, ${dusk(0.86)} 25vmax)`,
    animation: `dusk 900ms ${easings.inOut}`,
  },
  [`${picture}::before`]: {
    zIndex: 1,
    background: `radial-gradient(1.1vmax 2.4vmax at var(--light), ${flame.core}, transparent), radial-gradient(circle at var(--light), ${withOpacity(flame.core, 0.7)}, ${withOpacity(flame.glow, 0.32)} 4vmax, transparent 17vmax)`,
    animation: 'flare 900ms linear',
  },
  // A custom property on the root would make the browser calculate the styles of the whole page again.
  [`[${unlitAttribute}] ${picture}::before, [${unlitAttribute}] ${picture}::after`]: {
    animationPlayState: 'paused',
  },
};
