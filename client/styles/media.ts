/** The widths, in rem, at which the layout changes. */
const widths = {
  small: 30,
  medium: 48,
  large: 64,
  wide: 80,
  extraWide: 100,
  huge: 120,
  vast: 150,
} as const;

const from = (rem: number) => `(min-width: ${rem}rem)`;
const below = (rem: number) => `(max-width: ${rem - 0.01}rem)`;

/** Portrait screens of phones and tablets: up to this width in rem. */
const portraitMaxRem = 75;
const portraitScreen = `(orientation: portrait) and (max-width: ${portraitMaxRem}rem)`;
const otherScreen = (rem: number) =>
  `(orientation: landscape) and ${from(rem)}, ${from(portraitMaxRem + 0.01)}`;

/** Media conditions for `<source media>` and `sizes`. */
export const conditions = {
  portraitScreen,
  /** Shows the hero's portrait picture: portrait screens and all narrow ones. */
  portrait: `${portraitScreen}, (max-width: ${widths.small}rem)`,
  notPortrait: otherScreen(widths.small + 0.01),
  belowMedium: below(widths.medium),
  fromLarge: from(widths.large),
} as const;

export const media = {
  belowSmall: `@media ${below(widths.small)}`,
  fromMedium: `@media ${from(widths.medium)}`,
  fromLarge: `@media ${from(widths.large)}`,
  fromWide: `@media ${from(widths.wide)}`,
  fromExtraWide: `@media ${from(widths.extraWide)}`,
  fromHuge: `@media ${from(widths.huge)}`,
  fromVast: `@media ${from(widths.vast)}`,
  portrait: `@media ${conditions.portrait}`,
  /** Where a picture stands above its text, and where it stands beside it. */
  stacked: `@media ${portraitScreen}, ${below(widths.medium)}`,
  beside: `@media ${otherScreen(widths.medium)}`,
  /** Wide windows of little height, such as those of small laptops. */
  short: `@media ${from(widths.large)} and (max-height: 45rem)`,
  /** Narrow windows of very little height, such as a laptop's at a zoom of 400 %. */
  shortNarrow: `@media ${below(widths.large)} and (max-height: 20rem)`,
  /** Phones in landscape orientation, which show little more than half of the hero. */
  landscapePhone: '@media (orientation: landscape) and (max-height: 30rem)',
  /** Pointers that can hover, such as a mouse. */
  hover: '@media (hover: hover)',
  /** Where nothing moves: with less motion, and in print. */
  noMotion: '@media (prefers-reduced-motion: reduce), print',
  motion: '@media screen and (prefers-reduced-motion: no-preference)',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColours: '@media (forced-colors: active)',
  forcedLight: '@media (forced-colors: active) and (prefers-color-scheme: light)',
  print: '@media print',
} as const;
