import { durations, easings, transition } from '../styles/motion.ts';
import { whenInteractive } from '../styles/states.ts';
import { colours, shadows } from '../styles/tokens.ts';

/** The two states of the header, as custom properties that its parts use. */
export const solidHeader = {
  '--header-text': colours.ink,
  '--header-accent': colours.sageDeep,
  '--header-ground': colours.ivory,
  '--header-shadow': shadows.header,
  '--header-logo-filter': 'none',
} as const;

export const transparentHeader = {
  '--header-text': colours.white,
  '--header-accent': colours.white,
  '--header-ground': colours.ivoryTransparent,
  '--header-shadow': shadows.none,
  '--header-logo-filter': 'brightness(0) invert(1)',
} as const;

/**
 * The transition of `properties` between the two states. It starts with hydration: a page that is reloaded
 * half-way down starts with a solid header, without a fade.
 */
export function headerTransition(...properties: string[]) {
  return {
    [whenInteractive]: {
      transition: transition(durations.headerMs, properties, easings.inOut),
    },
  };
}
