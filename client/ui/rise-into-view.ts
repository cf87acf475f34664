import { css, keyframes } from '@emotion/react';

const rise = keyframes({ from: { transform: 'translateY(16px)' } });

/** Rises while it is scrolled into view, in browsers that need no script for that. */
export const riseIntoView = css({
  '@supports (animation-timeline: view())': {
    animation: `${rise} linear backwards`,
    animationTimeline: 'view()',
    animationRange: 'entry 0% entry 50%',
  },
});
