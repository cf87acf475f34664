import type { CSSObject } from '@emotion/react';
import type { FontFile } from '#shared/contracts.ts';

/** A file of one of the design's faces, with the characters that browsers take from it. */
export interface FontSource extends Pick<FontFile, 'face' | 'unicodeRange'> {
  url: string;
}

/**
 * The `@font-face` rules. The fallback faces have the metrics of the web fonts (by capsize), so that nothing moves
 * when those arrive. Android has typefaces of its own, with other metrics, so they are families of their own.
 */
export function fontFaces(sources: readonly FontSource[]): CSSObject[] {
  return [
    ...sources.map(webFace),
    fallbackFace('Cormorant Garamond Fallback', ['Times New Roman', 'Liberation Serif'], {
      sizeAdjust: '97.5%',
      ascentOverride: '94.8%',
      descentOverride: '29.4%',
    }),
    fallbackFace(
      'Cormorant Garamond Fallback',
      ['Times New Roman Italic', 'Liberation Serif Italic'],
      {
        fontStyle: 'italic',
        sizeAdjust: '88.6%',
        ascentOverride: '104.3%',
        descentOverride: '32.4%',
      },
    ),
    fallbackFace('Jost Fallback', ['Arial', 'Liberation Sans'], {
      sizeAdjust: '96%',
      ascentOverride: '111.5%',
      descentOverride: '39.1%',
    }),
    fallbackFace('Cormorant Garamond Android', ['NotoSerif-Regular', 'Noto Serif'], {
      sizeAdjust: '82.1%',
      ascentOverride: '112.5%',
      descentOverride: '34.9%',
    }),
    fallbackFace('Cormorant Garamond Android', ['NotoSerif-Italic', 'Noto Serif Italic'], {
      fontStyle: 'italic',
      sizeAdjust: '76.5%',
      ascentOverride: '120.7%',
      descentOverride: '37.5%',
    }),
    fallbackFace('Jost Android', ['Roboto-Regular', 'Roboto'], {
      sizeAdjust: '96.2%',
      ascentOverride: '111.2%',
      descentOverride: '39%',
    }),
  ];
}

const webFaces = {
  display: { fontFamily: "'Cormorant Garamond'", fontWeight: 500 },
  displayItalic: { fontFamily: "'Cormorant Garamond'", fontWeight: 500, fontStyle: 'italic' },
  text: { fontFamily: "'Jost'", fontWeight: '400 600' },
  textItalic: { fontFamily: "'Jost'", fontWeight: '400 600', fontStyle: 'italic' },
} satisfies Record<FontFile['face'], CSSObject>;

function webFace({ face, url, unicodeRange }: FontSource): CSSObject {
  const src = `url(${url}) format('woff2')`;
  return { '@font-face': { fontDisplay: 'swap', ...webFaces[face], src, unicodeRange } };
}

function fallbackFace(family: string, locals: string[], descriptors: CSSObject): CSSObject {
  return {
    '@font-face': {
      fontFamily: `'${family}'`,
      src: locals.map((name) => `local('${name}')`).join(','),
      lineGapOverride: '0%',
      ...descriptors,
    },
  };
}
