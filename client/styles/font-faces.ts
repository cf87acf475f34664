import type { CSSObject } from '@emotion/react';

/** Addresses of the three font files. */
export interface FontUrls {
  display: string;
  displayItalic: string;
  text: string;
}

/** The fallbacks take the web faces' measures (by capsize), so that nothing moves when those arrive. */
export function fontFaces({ display, displayItalic, text }: FontUrls): CSSObject[] {
  return [
    webFace('Cormorant Garamond', display, { fontWeight: 500 }),
    webFace('Cormorant Garamond', displayItalic, { fontWeight: 500, fontStyle: 'italic' }),
    webFace('Jost', text, { fontWeight: '400 600' }),
    fallbackFace('Cormorant Garamond', ['Times New Roman', 'Liberation Serif'], {
      sizeAdjust: '97.5%',
      ascentOverride: '94.8%',
      descentOverride: '29.4%',
    }),
    fallbackFace('Cormorant Garamond', ['Times New Roman Italic', 'Liberation Serif Italic'], {
      fontStyle: 'italic',
      sizeAdjust: '88.6%',
      ascentOverride: '104.3%',
      descentOverride: '32.4%',
    }),
    fallbackFace('Jost', ['Arial', 'Liberation Sans'], {
      sizeAdjust: '96%',
      ascentOverride: '111.5%',
      descentOverride: '39.1%',
    }),
  ];
}

function webFace(family: string, url: string, descriptors: CSSObject): CSSObject {
  return {
    '@font-face': {
      fontFamily: `'${family}'`,
      fontDisplay: 'swap',
      src: `url(${url}) format('woff2')`,
      ...descriptors,
    },
  };
}

function fallbackFace(family: string, locals: string[], descriptors: CSSObject): CSSObject {
  return {
    '@font-face': {
      fontFamily: `'${family} Fallback'`,
      src: locals.map((name) => `local('${name}')`).join(','),
      lineGapOverride: '0%',
      ...descriptors,
    },
  };
}
