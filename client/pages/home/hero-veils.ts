import { type CSSObject, css } from '@emotion/react';
import { conditions, media } from '../../styles/media.ts';
import { colours, layers, sizes, space, withOpacity } from '../../styles/tokens.ts';

/** The hero's colours. The veil, a translucent layer behind the text, ensures a contrast of 4.5 to 1 on any picture. */
export const tones = {
  dark: css({
    '--background': colours.night,
    '--veil': withOpacity(colours.night, 0.64),
    color: colours.white,
    '& a:focus-visible': { outlineColor: colours.white, boxShadow: `0 0 0 6px ${colours.night}` },
    [media.moreContrast]: { '--veil': withOpacity(colours.night, 0.8) },
    // While the page streams in, it is dark until the hero or the footer has arrived.
    'html:not(:has(&, footer))': { background: colours.night },
  }),
  light: css({
    '--background': colours.ivory,
    '--veil': withOpacity(colours.ivory, 0.8),
    color: colours.ink,
  }),
};

const veil = { content: '""', position: 'absolute', zIndex: layers.heroVeil } satisfies CSSObject;

const fades = { x: '22rem', y: '12rem' };

/** The opacities at equal steps along `fades`. A linear fade has a visible edge at both ends. */
const opacities = [1, 0.93, 0.74, 0.5, 0.26, 0.07, 0];

/** Returns a mask that is opaque up to the distance `length` from `side`, such as 'right', and fades out from there. */
function fade(side: string, length: string): string {
  const stops = opacities.map((opacity, step) => {
    const distance = 1 - step / (opacities.length - 1);
    return `${withOpacity(colours.night, opacity)} calc(100% - ${distance.toFixed(2)} * ${length})`;
  });
  return `linear-gradient(to ${side}, ${stops})`;
}

export const paddingAboveText = `calc(${sizes.headerHeight} + clamp(2rem, 6vh, 6rem))`;

/** Moves the left edge of the veil from the text to the edge of the window. */
const toWindowEdge = `calc(-1 * max(${space.gutter}, (100vw - ${sizes.container}) / 2))`;

export const veilBehindText: CSSObject = {
  ...veil,
  inset: `-${fades.y} -${fades.x} -${fades.y} ${toWindowEdge}`,
  background: 'var(--veil)',
  WebkitMaskImage: `${fade('right', fades.x)}, ${fade('top', fades.y)}, ${fade('bottom', fades.y)}`,
  WebkitMaskComposite: 'source-in',
  maskComposite: 'intersect',
  [media.tallHero]: {
    inset: `calc(-1 * ${paddingAboveText}) -100vmax -${fades.y}`,
    WebkitMaskImage: fade('bottom', fades.y),
  },
};

/** With the tall picture there is no such veil, because the text's veil extends to the header. */
export const veilBehindHeader: CSSObject = {
  ...veil,
  [`@media ${conditions.wideHero}`]: {
    inset: '0 0 auto',
    height: `calc(2.25 * ${sizes.headerHeight})`,
    background: 'var(--veil)',
    WebkitMaskImage: fade('bottom', `1.25 * ${sizes.headerHeight}`),
  },
};
