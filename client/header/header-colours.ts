import { colours, shadows } from '../styles/tokens.ts';

/** The header's two states, as custom properties that its parts are drawn with. */
export const solidState = {
  '--header-text': colours.ink,
  '--header-accent': colours.sageDeep,
  '--header-ground': colours.ivory,
  '--header-shadow': shadows.header,
  '--header-logo-filter': 'none',
} as const;

export const clearState = {
  '--header-text': colours.white,
  '--header-accent': colours.white,
  '--header-ground': colours.clear,
  '--header-shadow': shadows.none,
  '--header-logo-filter': 'brightness(0) invert(1)',
} as const;
