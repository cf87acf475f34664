/** The widths, in rem, at which the layout changes. */
const breakpoints = { phone: 22.5, small: 30, medium: 48, large: 64, wide: 80 } as const;

export const media = {
  /** All phones but the narrowest. */
  fromPhone: `@media (min-width: ${breakpoints.phone}rem)`,
  belowPhone: `@media (max-width: ${breakpoints.phone - 0.01}rem)`,
  fromSmall: `@media (min-width: ${breakpoints.small}rem)`,
  belowSmall: `@media (max-width: ${breakpoints.small - 0.01}rem)`,
  fromMedium: `@media (min-width: ${breakpoints.medium}rem)`,
  belowMedium: `@media (max-width: ${breakpoints.medium - 0.01}rem)`,
  fromLarge: `@media (min-width: ${breakpoints.large}rem)`,
  belowLarge: `@media (max-width: ${breakpoints.large - 0.01}rem)`,
  fromWide: `@media (min-width: ${breakpoints.wide}rem)`,
  /** Phones held sideways, which show little more than half of the hero. */
  shallow: '@media (orientation: landscape) and (max-height: 30rem)',
  /** A pointer that can rest on things without pressing them. */
  hover: '@media (hover: hover)',
  /** Browsers from before 2024, in which a popover would lie open over the page. */
  withoutPopovers: '@supports not selector(:popover-open)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
  forcedLight: '@media (forced-colors: active) and (prefers-color-scheme: light)',
  forcedDark: '@media (forced-colors: active) and (prefers-color-scheme: dark)',
  print: '@media print',
} as const;

/** Media queries for `<source media>` and `sizes`, without the at-rule. */
export const conditions = {
  belowLarge: `(max-width: ${breakpoints.large - 0.01}rem)`,
  /** Where the hero is upright: tall screens and all narrow ones. */
  portrait: `(orientation: portrait), (max-width: ${breakpoints.small}rem)`,
  notPortrait: `(orientation: landscape) and (min-width: ${breakpoints.small + 0.01}rem)`,
  fromMedium: `(min-width: ${breakpoints.medium}rem)`,
  fromLarge: `(min-width: ${breakpoints.large}rem)`,
  fromContainer: '(min-width: 78rem)',
} as const;
