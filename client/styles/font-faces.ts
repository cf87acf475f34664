import type { CSSObject } from '@emotion/react';
import type { FontFile } from '#shared/contracts.ts';

/** A font file, its URL and the range of characters for which browsers use the file. */
export interface WebFont extends Pick<FontFile, 'face' | 'unicodeRange'> {
  url: string;
}

/** Returns the `@font-face` rules of the given web fonts and of the fallbacks that are shown until they have loaded. */
export function fontFaces(webFonts: readonly WebFont[]): CSSObject[] {
  return [...webFonts.map(webFace), ...Object.entries(fallbacks).flatMap(fallbackFaces)];
}

const webFaces = {
  display: { fontFamily: "'Cormorant Garamond'", fontWeight: 500 },
  displayItalic: { fontFamily: "'Cormorant Garamond'", fontWeight: 500, fontStyle: 'italic' },
  text: { fontFamily: "'Jost'", fontWeight: '400 600' },
  textItalic: { fontFamily: "'Jost'", fontWeight: '400 600', fontStyle: 'italic' },
} satisfies Record<FontFile['face'], CSSObject>;

function webFace({ face, url, unicodeRange }: WebFont): CSSObject {
  const src = `url(${url}) format('woff2')`;
  return { '@font-face': { fontDisplay: 'swap', ...webFaces[face], src, unicodeRange } };
}

/** An installed typeface: the overrides of its size, ascent and descent, in percent, and the names it may have. */
type Fallback = [size: number, ascent: number, descent: number, ...names: string[]];

/**
 * Fallback families that are shown until a web font has loaded. The overrides, computed with capsize, adapt the system
 * typefaces of desktops and of Android to the metrics of the web font. Otherwise the layout would shift when the web
 * font replaces its fallback.
 */
const fallbacks: Record<string, Record<string, Fallback>> = {
  'Cormorant Garamond Fallback': {
    normal: [97.5, 94.8, 29.4, 'Times New Roman', 'Liberation Serif'],
    italic: [88.6, 104.3, 32.4, 'Times New Roman Italic', 'Liberation Serif Italic'],
  },
  'Jost Fallback': { normal: [96, 111.5, 39.1, 'Arial', 'Liberation Sans'] },
  'Cormorant Garamond Android': {
    normal: [82.1, 112.5, 34.9, 'NotoSerif-Regular', 'Noto Serif'],
    italic: [76.5, 120.7, 37.5, 'NotoSerif-Italic', 'Noto Serif Italic'],
  },
  'Jost Android': { normal: [96.2, 111.2, 39, 'Roboto-Regular', 'Roboto'] },
  // Labels need a larger size, because they consist of capitals in another weight, which are wider than body text.
  'Jost Android Labels': { normal: [102.4, 104.5, 36.6, 'Roboto-Regular', 'Roboto'] },
};

function fallbackFaces([family, faces]: [string, Record<string, Fallback>]): CSSObject[] {
  return Object.entries(faces).map(([fontStyle, [size, ascent, descent, ...names]]) => ({
    '@font-face': {
      fontFamily: `'${family}'`,
      fontStyle,
      src: names.map((name) => `local('${name}')`).join(','),
      sizeAdjust: `${size}%`,
      ascentOverride: `${ascent}%`,
      descentOverride: `${descent}%`,
      lineGapOverride: '0%',
    },
  }));
}
