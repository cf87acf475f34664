import { css } from '@emotion/react';
import { target } from '../styles/layout.ts';
import { media } from '../styles/media.ts';
import { durations, transition } from '../styles/motion.ts';
import { whenOpen } from '../styles/states.ts';
import { space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { headerTransition } from './header-states.ts';

/** The style of the navigation's links and the drop-down's button: a label with a line under it on hover. */
export const navItem = css(type.label, {
  position: 'relative',
  ...target,
  gap: '0.375rem',
  // The padding keeps the focus ring away from the letters.
  paddingInline: space[8],
  marginInline: `-${space[8]}`,
  color: 'var(--header-text)',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ...headerTransition('color'),
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: space[8],
    bottom: '0.5rem',
    height: 1,
    background: 'currentColor',
    transform: 'scaleX(0)',
    transition: transition(durations.panelMs, ['transform']),
  },
  '&[aria-current]': { color: 'var(--header-accent)' },
  '&[aria-current]::after': { height: 2, transform: 'none' },
  [`${whenOpen}::after`]: { transform: 'none' },
  [media.hover]: { '&:hover::after': { transform: 'none' } },
  [media.forcedColours]: { '&[aria-current]::after': { background: 'Highlight' } },
});
