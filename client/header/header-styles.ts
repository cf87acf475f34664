import { css } from '@emotion/react';
import { media } from '../styles/media.ts';
import { durations, easings, transition } from '../styles/motion.ts';
import { beforeHero, overDark, overHero, whenInteractive, whenOpen } from '../styles/states.ts';
import { colours, shadows, sizes, softColours, space, withOpacity } from '../styles/tokens.ts';

/** A text colour: white while `--turned` is 0, over a dark hero, and `onLight` once it is 1. */
function colourOfWords(onLight: string): string {
  const channels = [1, 3, 5].map((at) => 255 - Number.parseInt(onLight.slice(at, at + 2), 16));
  return `rgb(${channels.map((less) => `calc(255 - ${less} * var(--turned))`)})`;
}

/** The two states of the header, as custom properties that the parts of the header use. */
export const solidHeader = {
  '--solid': 1,
  '--header-ground': colours.ivory,
  '--header-shadow': shadows.header,
};

export const transparentHeader = {
  '--header-ground': withOpacity(colours.ivory, 0),
  '--header-shadow': shadows.none,
  // Without a transition, because a logo that is blended with a half opaque background has the background's grey.
  '& > a': {
    filter: 'none',
    mixBlendMode: 'normal',
    transition: 'none',
    [media.forcedColours]: { filter: 'invert(1)', mixBlendMode: 'difference' },
  },
  [overDark]: { '--solid': 0 },
} as const;

const ofGround = (properties: string[]) =>
  transition(durations.headerMs, properties, easings.inOut);

/**
 * Text and logo switch their colours in one step, because a fade would pass through the background's grey. They switch
 * when `--solid` passes 0.53, where both colours have the same contrast. `--solid` changes from 0 to 1 with the
 * background, and back if the change is reversed. When the page changes, the delays are others, because the hero of the
 * home page fades out early and fades in late.
 */
export const turn = {
  '--turned': 'clamp(0, (var(--solid) - 0.53) * 1e6, 1)',
  '--header-text': colourOfWords(colours.ink),
  '--header-accent': colourOfWords(colours.sageDeep),
  '--header-logo-filter': 'brightness(var(--turned)) invert(calc(1 - var(--turned)))',
  '--turn': `--solid 0s ${durations.heroGoneMs}ms`,
  [overHero]: { '--turn': ofGround(['--solid']) },
  [beforeHero]: { '--turn': `--solid 0s ${durations.heroThereMs}ms` },
  // From hydration on: a page that is reloaded half-way down has no transition.
  [whenInteractive]: { transition: `${ofGround(['background-color', 'box-shadow'])}, var(--turn)` },
};

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
