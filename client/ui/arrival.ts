import { css, keyframes } from '@emotion/react';
import { easings } from '../styles/motion.ts';

/* How things arrive: by transforms alone, which neither delay the largest paint nor move the layout. */

const rise = keyframes({ from: { transform: 'translateY(16px)' } });
const settle = keyframes({ from: { transform: 'scale(1.04)' } });

/** The lines of a headline rise one after the other. */
export const risingLine = css({
  animation: `${rise} 800ms ${easings.out} backwards`,
  '&:nth-of-type(2)': { animationDelay: '90ms' },
  '&:nth-of-type(3)': { animationDelay: '180ms' },
});

/** A large picture comes to rest. */
export const settlingPicture = css({ img: { animation: `${settle} 1800ms ${easings.out}` } });

/** Rises while it is scrolled into view, in browsers that need no script for that. */
export const riseIntoView = css({
  '@supports (animation-timeline: view())': {
    animation: `${rise} linear backwards`,
    animationTimeline: 'view()',
    animationRange: 'entry 0% entry 50%',
  },
});
