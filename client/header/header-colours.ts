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
