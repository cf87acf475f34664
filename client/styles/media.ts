/** The widths at which the layout changes. */
const widths = {
  small: '30rem',
  medium: '48rem',
  large: '64rem',
  wide: '80rem',
} as const;

const from = (name: keyof typeof widths) => `(width >= ${widths[name]})`;
const below = (name: keyof typeof widths) => `(width < ${widths[name]})`;

/** Phones and tablets that are held upright. */
const upright = '((orientation: portrait) and (width <= 75rem))';
const portrait = `${upright} or ${below('small')}`;
const stacked = `${upright} or ${below('medium')}`;

/** Media conditions for `<source media>` and `sizes`. */
export const conditions = {
  /** Where the hero shows its portrait picture. */
  portrait,
  notPortrait: `not (${portrait})`,
  /** Where a picture stands above its text, not beside it. */
  stacked,
  fromLarge: from('large'),
} as const;

export const media = {
  belowSmall: `@media ${below('small')}`,
  fromMedium: `@media ${from('medium')}`,
  fromLarge: `@media ${from('large')}`,
  fromWide: `@media ${from('wide')}`,
  portrait: `@media ${portrait}`,
  stacked: `@media ${stacked}`,
  /** Where a picture stands beside its text. */
  beside: `@media not (${stacked})`,
  /** Wide windows of little height, such as those of small laptops. */
  short: `@media ${from('large')} and (height <= 45rem)`,
  /** Narrow windows of very little height, such as a laptop's at a zoom of 400 %. */
  shortNarrow: `@media ${below('large')} and (height <= 20rem)`,
  /** Phones in landscape orientation, which show little more than half of the hero. */
  landscapePhone: '@media (orientation: landscape) and (height <= 30rem)',
  /** Pointers that can hover, such as a mouse. */
  hover: '@media (hover: hover)',
  /** Where nothing moves: with less motion, and in print. */
  noMotion: '@media (prefers-reduced-motion: reduce), print',
  motion: '@media screen and (prefers-reduced-motion: no-preference)',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColours: '@media (forced-colors: active)',
  print: '@media print',
} as const;
