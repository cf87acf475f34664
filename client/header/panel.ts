import { css, keyframes } from '@emotion/react';
import { durations, easings } from '../styles/motion.ts';
import { colours, shadows, sizes } from '../styles/tokens.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** The style of both menus' panels: below the header, no higher than the rest of the window. */
export const panel = css({
  inset: `${sizes.headerHeight} 0 auto`,
  maxHeight: `calc(100dvh - ${sizes.headerHeight})`,
  margin: 0,
  border: 0,
  background: colours.ivory,
  color: colours.ink,
  boxShadow: shadows.panel,
  overscrollBehavior: 'contain',
  '&:popover-open': { animation: `${drop} ${durations.panelMs}ms ${easings.out}` },
});
