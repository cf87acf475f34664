import { css } from '@emotion/react';
import { media } from '../styles/media.ts';
import { durations, transition } from '../styles/motion.ts';
import { overDark, overNewHero, whenAnimated, whenOpen } from '../styles/states.ts';
import { colours, shadows, sizes, softColours, space, withOpacity } from '../styles/tokens.ts';

/** Returns a CSS colour: white if `--darkness` is 0, for text over a dark hero, and `darkColour` if it is 1. */
function switchingColour(darkColour: string): string {
  const channels = [1, 3, 5].map((at) => 255 - Number.parseInt(darkColour.slice(at, at + 2), 16));
  return `rgb(${channels.map((difference) => `calc(255 - ${difference} * var(--darkness))`)})`;
}

/** The look of the header on a solid background: custom properties that this file and `header.tsx` read. */
export const solidHeader = {
  '--text-progress': 1,
  '--header-background': colours.ivory,
  '--header-shadow': shadows.header,
};

/** The look of the header while it is transparent over a hero. */
export const transparentHeader = {
  '--header-background': withOpacity(colours.ivory, 0),
  '--header-shadow': shadows.transparentHeader,
  // The logo is blended with an opaque background only (see `header.tsx`). Blending ends immediately, without a
  // transition, because a logo that is blended with a half-transparent background would have the background's grey.
  '& > a': {
    filter: 'none',
    mixBlendMode: 'normal',
    transition: 'none',
    [media.forcedColours]: { filter: 'invert(1)', mixBlendMode: 'difference' },
  },
  [overDark]: { '--text-progress': 0 },
} as const;

/**
 * The transition between the two looks. Text and logo switch their colours in one step, because a fade would pass
 * through the grey of the half-transparent background. They switch when `--text-progress` passes 0.53, at which point
 * both colours have the same contrast. `--text-progress` is animated together with the background, from 0 to 1 when the
 * header becomes solid, and back from any value if the transition is reversed. When the home page fades in, it jumps
 * instead, at the moment when the hero is half transparent. The easing starts quickly, because the page may scroll
 * under the half-transparent header.
 */
export const headerTransition = {
  '--darkness': 'clamp(0, (var(--text-progress) - 0.53) * 1e6, 1)',
  '--header-text': switchingColour(colours.ink),
  '--header-accent': switchingColour(colours.sageDeep),
  '--header-logo-filter': 'brightness(var(--darkness)) invert(calc(1 - var(--darkness)))',
  '--text-transition': transition(durations.headerMs, ['--text-progress']),
  [overNewHero]: { '--text-transition': `--text-progress 0s ${durations.heroHalfFadedInMs}ms` },
  // Ends a transition that is running when a quick scroll leaves the hero (see `whenAnimated`).
  transition: 'none',
  // Only after hydration. Otherwise the header would animate when a page is reloaded at a scrolled position.
  [whenAnimated]: {
    transition: `${transition(durations.headerMs, ['background-color', 'box-shadow'])}, var(--text-transition)`,
  },
};

/** The style of the navigation's links and of the drop-down's button, which are underlined on hover. */
export const navItem = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  height: '100%',
  // The padding keeps the focus ring away from the text.
  paddingInline: space[12],
  marginInline: `-${space[12]}`,
  color: 'var(--header-text)',
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
  '&[aria-current]': { color: 'var(--header-accent)' },
  '&[aria-current]::after': { height: 2, transform: 'none' },
  [`${whenOpen}::after`]: { transform: 'none' },
  // The focus ring is inside the box, because the upper edge of the box is close to the logo.
  '&:focus-visible': { outlineOffset: '-0.25rem' },
  [media.hover]: { '&:hover::after': { transform: 'none' } },
  [media.forcedColours]: { '&[aria-current]::after': { background: 'Highlight' } },
});

const rolledUp = { clipPath: 'inset(0 -3rem 100%)' };

/** The style of the panels of both menus, which are below the header and at most as high as the rest of the window. */
export const panel = css({
  inset: `${sizes.headerHeight} 0 auto`,
  maxHeight: `calc(100dvh - ${sizes.headerHeight})`,
  border: 0,
  outline: `1px solid ${softColours.rule}`,
  background: colours.ivory,
  color: colours.ink,
  boxShadow: shadows.panel,
  // The panel unrolls from the header instead of fading in, because the page's text would show through the text of a
  // half-transparent panel. `display` and `overlay` are in the transition so that a closed panel stays visible until it
  // is rolled up. The negative insets leave room for the shadow.
  clipPath: 'inset(0 -3rem -4rem)',
  transition: transition(durations.panelMs, ['clip-path', 'opacity', 'display', 'overlay']),
  transitionBehavior: 'allow-discrete',
  '&:not(:popover-open)': rolledUp,
  '@starting-style': rolledUp,
});
