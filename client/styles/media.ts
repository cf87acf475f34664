/* The widths at which the layout changes. */
const small = '30rem';
const medium = '48rem';
const large = '64rem';
const wide = '80rem';

/** Phones and tablets that are held upright. */
const upright = '((orientation: portrait) and (width <= 75rem))';
const portrait = `${upright} or (width < ${small})`;
const stacked = `${upright} or (width < ${medium})`;
const fromLarge = `(width >= ${large})`;

/** Media conditions for `<source media>` and `sizes`. */
export const conditions = {
  /** Where the hero shows its portrait picture. */
  portrait,
  notPortrait: `not (${portrait})`,
  /** Where a picture stands above its text, not beside it. */
  stacked,
  fromLarge,
} as const;

export const media = {
  belowSmall: `@media (width < ${small})`,
  fromMedium: `@media (width >= ${medium})`,
  fromLarge: `@media ${fromLarge}`,
  fromWide: `@media (width >= ${wide})`,
  portrait: `@media ${portrait}`,
  stacked: `@media ${stacked}`,
  /** Where a picture stands beside its text. */
  beside: `@media not (${stacked})`,
  /** Wide windows of little height, such as those of small laptops. */
  short: `@media ${fromLarge} and (height <= 45rem)`,
  /** Narrow windows of very little height, such as a laptop's at a zoom of 400 %. */
  shortNarrow: `@media (width < ${large}) and (height <= 20rem)`,
  /** Phones in landscape orientation, which show little more than half of the hero. */
  landscapePhone: '@media (orientation: landscape) and (height <= 30rem)',
  /** Pointers that can hover, such as a mouse. */
  hover: '@media (hover: hover)',
  /** Where nothing moves: with less motion, and in print. */
  noMotion: '@media (prefers-reduced-motion: reduce), print',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColours: '@media (forced-colors: active)',
  print: '@media print',
} as const;
