const small = '30rem';
const medium = '48rem';
const large = '64rem';
const wide = '80rem';

const portraitDevice = '(orientation: portrait) and (width <= 75rem)';
const tallHero = `(${portraitDevice}) or (width < ${small})`;
const belowMedium = `(width < ${medium})`;
const stacked = `(${portraitDevice}) or ${belowMedium}`;
const fromLarge = `(width >= ${large})`;

/** Media conditions for `<source media>`, `sizes` and `matchMedia`. */
export const conditions = {
  tallHero,
  wideHero: `not (${tallHero})`,
  /**
   * Pictures are above their texts if either of these holds. There are two conditions, because the Nu HTML Checker
   * refuses `or` within a condition of `sizes`.
   */
  stacked: [portraitDevice, belowMedium],
  fromLarge,
};

export const media = {
  belowSmall: `@media (width < ${small})`,
  fromMedium: `@media (width >= ${medium})`,
  fromLarge: `@media ${fromLarge}`,
  fromWide: `@media (width >= ${wide})`,
  tallHero: `@media ${tallHero}`,
  stacked: `@media ${stacked}`,
  /** Pictures are beside their texts. */
  beside: `@media not (${stacked})`,
  /** Wide windows of little height, such as those of small laptops. */
  lowWide: `@media ${fromLarge} and (height <= 45rem)`,
  /** Narrow windows of very little height, such as a laptop's window at a zoom of 400 %. */
  lowNarrow: `@media (width < ${large}) and (height <= 20rem)`,
  /** Windows such as that of a phone in landscape orientation, which shows little more than half of the hero. */
  lowLandscape: '@media (orientation: landscape) and (height <= 30rem)',
  hover: '@media (hover: hover)',
  noMotion: '@media (prefers-reduced-motion: reduce), print',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColours: '@media (forced-colors: active)',
  print: '@media print',
};
