import { type CSSObject, css } from '@emotion/react';
import { conditions, media } from '../../styles/media.ts';
import { colours, layers, sizes, space, withOpacity } from '../../styles/tokens.ts';

/** The colours of the hero, with a veil behind its words that gives them a contrast of 4.5 to 1 on any picture. */
export const looks = {
  dark: css({
    '--background': colours.night,
    '--veil': withOpacity(colours.night, 0.64),
    color: colours.white,
    '& a:focus-visible': { outlineColor: colours.white, boxShadow: `0 0 0 6px ${colours.night}` },
    [media.moreContrast]: { '--veil': withOpacity(colours.night, 0.8) },
    // The page is dark until the hero has arrived.
    'html:not(:has(&, footer))': { background: colours.night },
  }),
  light: css({
    '--background': colours.ivory,
    '--veil': withOpacity(colours.ivory, 0.8),
    color: colours.ink,
  }),
};

const veil = { content: '""', position: 'absolute', zIndex: layers.heroVeil } satisfies CSSObject;

/** The lengths over which the veil fades out: beside the words, and above and below the words. */
const fades = { side: '22rem', edges: '12rem' };

/** The opacity of the veil along these lengths, in equal steps. An even fade would show an edge at both ends. */
const opacities = [1, 0.93, 0.74, 0.5, 0.26, 0.07, 0];

/** A mask that ends towards `side` over `length`. */
function fade(side: string, length: string): string {
  const stops = opacities.map((opacity, step) => {
    const left = 1 - step / (opacities.length - 1);
    return `${withOpacity(colours.night, opacity)} calc(100% - ${left.toFixed(2)} * ${length})`;
  });
  return `linear-gradient(to ${side}, ${stops})`;
}

/** The space from the top of the hero to its words, where the words stand above the tall picture. */
export const portraitPaddingTop = `calc(${sizes.headerHeight} + clamp(2rem, 6vh, 6rem))`;

/** The veil behind the words, from the window's edge. The veil grows with enlarged text. */
export const behindWords: CSSObject = {
  ...veil,
  inset: `-${fades.edges} -${fades.side} -${fades.edges} calc(-1 * max(${space.gutter}, (100vw - ${sizes.container}) / 2))`,
  background: 'var(--veil)',
  WebkitMaskImage: `${fade('right', fades.side)}, ${fade('top', fades.edges)}, ${fade('bottom', fades.edges)}`,
  WebkitMaskComposite: 'source-in',
  maskComposite: 'intersect',
  [media.portrait]: {
    inset: `calc(-1 * ${portraitPaddingTop}) -100vmax -${fades.edges}`,
    WebkitMaskImage: fade('bottom', fades.edges),
  },
};

/** The veil behind the header. Above the tall picture, the veil of the words is behind the header too. */
export const behindHeader: CSSObject = {
  ...veil,
  [`@media ${conditions.notPortrait}`]: {
    inset: '0 0 auto',
    height: `calc(2.25 * ${sizes.headerHeight})`,
    background: 'var(--veil)',
    WebkitMaskImage: fade('bottom', `1.25 * ${sizes.headerHeight}`),
  },
};
