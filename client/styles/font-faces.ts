import type { CSSObject } from '@emotion/react';
import type { FontFile } from '#shared/contracts.ts';

/** A font file of the design, with the characters that browsers take from the file. */
export interface WebFont extends Pick<FontFile, 'face' | 'unicodeRange'> {
  url: string;
}

/** The `@font-face` rules. */
export function fontFaces(sources: readonly WebFont[]): CSSObject[] {
  return [...sources.map(webFace), ...Object.entries(fallbacks).flatMap(fallbackFaces)];
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

/** A typeface of the visitor's system: the overrides of size, ascent and descent in percent, and the face's names. */
type Fallback = [size: number, ascent: number, descent: number, ...names: string[]];

/**
 * Families that stand in for a web font until it has arrived. The overrides, computed with capsize, give the typefaces
 * of desktops and of Android the metrics of the web font, so that nothing moves.
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
  // Labels are set in capitals of another weight, which are wider than the text's letters.
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
