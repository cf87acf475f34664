import { css } from '@emotion/react';
import { media } from '../styles/media.ts';
import { durations, transition } from '../styles/motion.ts';
import { overDark, overNewHero, whenInteractive, whenOpen } from '../styles/states.ts';
import { colours, shadows, sizes, softColours, space, withOpacity } from '../styles/tokens.ts';

export const solidHeader = {
  '--header-accent': colours.sageDeep,
  '--header-logo-filter': 'none',
  background: colours.ivory,
  boxShadow: shadows.header,
  color: colours.ink,
};

export const transparentHeader = {
  background: withOpacity(colours.ivory, 0),
  boxShadow: shadows.transparentHeader,
  // The logo is blended with an opaque background only (see `header.tsx`), so blending ends at once, before the
  // background changes.
  '& > a + a': {
    filter: 'none',
    mixBlendMode: 'normal',
    transition: 'none',
    [media.forcedColours]: { filter: 'invert(1)', mixBlendMode: 'difference' },
  },
  [overDark]: {
    '--header-accent': colours.white,
    '--header-logo-filter': 'brightness(0) invert(1)',
    color: colours.white,
  },
} as const;

export const switchOnce = (property: 'color' | 'filter') => `${property} 0s var(--switch-delay)`;

/**
 * Text and logo change half-way, when white and ink have about the same contrast with the background. Before hydration
 * the looks change at once, so that the header of a page that is reloaded at a scrolled position is solid from the
 * start.
 */
export const headerTransition = {
  '--switch-delay': '0s',
  [whenInteractive]: {
    '--switch-delay': `${durations.headerMs / 2}ms`,
    transition: [
      transition(durations.headerMs, ['background-color', 'box-shadow'], 'linear'),
      switchOnce('color'),
    ].join(', '),
  },
  [overNewHero]: { '--switch-delay': `${durations.whiteOverNewHeroMs}ms` },
};

export const navItem = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  height: '100%',
  paddingInline: space[12],
  marginInline: `-${space[12]}`,
  color: 'inherit',
  lineHeight: 1.5,
  letterSpacing: '0.02em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: space[12],
    bottom: 'calc(50% - 0.875rem)',
    height: 1,
    background: 'currentColor',
    transform: 'scaleX(0)',
    transition: transition(durations.panelMs, ['transform']),
  },
  '&[aria-current]': { color: 'var(--header-accent)', transition: switchOnce('color') },
  '&[aria-current]::after': { height: 2, transform: 'none' },
  [`${whenOpen}::after`]: { transform: 'none' },
  // The focus ring is inside the box, because the upper edge of the box is close to the logo.
  '&:focus-visible': { outlineOffset: '-0.25rem' },
  [media.hover]: { '&:hover::after': { transform: 'none' } },
  [media.forcedColours]: { '&[aria-current]::after': { background: 'Highlight' } },
});

const rolledUp = { clipPath: 'inset(0 -3rem 100%)' };

export const panel = css({
  inset: `${sizes.headerHeight} 0 auto`,
  maxHeight: `calc(100dvh - ${sizes.headerHeight})`,
  border: 0,
  outline: `1px solid ${softColours.rule}`,
  background: colours.ivory,
  color: colours.ink,
  boxShadow: shadows.panel,
  // The panel unrolls from the header, opaque, so that no text of the page shows through its text. With `display` and
  // `overlay` in the transition, a closed panel stays visible until it is rolled up. `opacity` is for the backdrop, which
  // inherits the transition. The negative insets leave room for the shadow.
  clipPath: 'inset(0 -3rem -4rem)',
  transition: transition(durations.panelMs, ['clip-path', 'opacity', 'display', 'overlay']),
  transitionBehavior: 'allow-discrete',
  '&:not(:popover-open)': rolledUp,
  '@starting-style': rolledUp,
});
