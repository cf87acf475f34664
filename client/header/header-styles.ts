import { css } from '@emotion/react';
import { media } from '../styles/media.ts';
import { durations, easings, transition } from '../styles/motion.ts';
import { beforeHero, overDark, overHero, whenInteractive, whenOpen } from '../styles/states.ts';
import { colours, shadows, sizes, softColours, space, withOpacity } from '../styles/tokens.ts';

/** The two states of the header, as custom properties that the parts of the header use. */
export const solidHeader = {
  '--header-text': colours.ink,
  '--header-accent': colours.sageDeep,
  '--header-ground': colours.ivory,
  '--header-shadow': shadows.header,
  '--header-logo-filter': 'none',
};

export const transparentHeader = {
  '--header-ground': withOpacity(colours.ivory, 0),
  '--header-shadow': shadows.none,
  // At once, because a logo that is subtracted from half a ground is as grey as the ground.
  '& > a': {
    filter: 'none',
    mixBlendMode: 'normal',
    transition: 'none',
    [media.forcedColours]: { filter: 'invert(1)', mixBlendMode: 'difference' },
  },
  [overDark]: {
    '--header-text': colours.white,
    '--header-accent': colours.white,
    '--header-logo-filter': 'brightness(0) invert(1)',
  },
} as const;

const ground = transition(durations.headerMs, ['background-color', 'box-shadow'], easings.inOut);

/** Words and logo turn at once, when the ground is half-way, because they would otherwise fade through its grey. */
const words = 'color 0s var(--header-turn), filter 0s var(--header-turn)';

/**
 * The time after which words and logo turn. When the page changes, the ground is half-way at another time, because the
 * hero of the home page fades out early, and fades in late.
 */
export const turnOfWords = {
  '--header-turn': '135ms',
  [overHero]: { '--header-turn': `${durations.headerMs / 2}ms` },
  [beforeHero]: { '--header-turn': '290ms' },
};

/** The transition between the two states, from hydration on: a page that is reloaded half-way down has none. */
export const headerTransition = { [whenInteractive]: { transition: `${ground}, ${words}` } };

/** The style of the navigation's links and the drop-down's button, which have a line under them on hover. */
export const navItem = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  height: '100%',
  // The padding keeps the focus ring away from the letters.
  paddingInline: space[12],
  marginInline: `-${space[12]}`,
  color: 'var(--header-text)',
  lineHeight: 1.5,
  letterSpacing: '0.02em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ...headerTransition,
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
  // The ring is inside the box, because the upper edge of the box is close to the logo.
  '&:focus-visible': { outlineOffset: '-0.25rem' },
  [media.hover]: { '&:hover::after': { transform: 'none' } },
  [media.forcedColours]: { '&[aria-current]::after': { background: 'Highlight' } },
});

const rolledUp = { clipPath: 'inset(0 -3rem 100%)' };

/** The style of both menus' panels: below the header, no higher than the rest of the window. */
export const panel = css({
  inset: `${sizes.headerHeight} 0 auto`,
  maxHeight: `calc(100dvh - ${sizes.headerHeight})`,
  border: `solid ${softColours.rule}`,
  background: colours.ivory,
  color: colours.ink,
  boxShadow: shadows.panel,
  // The panel unrolls from the header, opaque, so that no words show through the words of the panel. The browser goes
  // on showing a closed panel until the panel is rolled up. The negative insets leave room for the shadow.
  clipPath: 'inset(0 -3rem -4rem)',
  transition: transition(durations.panelMs, ['clip-path', 'opacity', 'display', 'overlay']),
  transitionBehavior: 'allow-discrete',
  '&:not(:popover-open)': rolledUp,
  '@starting-style': rolledUp,
});
