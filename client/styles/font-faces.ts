import type { CSSObject } from '@emotion/react';

type FaceName = 'display' | 'displayItalic' | 'text' | 'textItalic';

/** URLs of the font files. */
export interface FontSources {
  display: string;
  displayItalic: string;
  text: string;
  /** Null if no text has emphasis. */
  textItalic: string | null;
  /** Further files of these faces, for characters that the first ones lack. */
  extensions: readonly { face: FaceName; file: string; characters: string }[];
}

/**
 * The `@font-face` rules. The fallback faces have the metrics of the web fonts (by capsize), so that nothing moves
 * when those arrive. Android has typefaces of its own, with other metrics, so they are families of their own.
 */
export function fontFaces({ extensions, ...files }: FontSources): CSSObject[] {
  return [
    webFace('display', files.display),
    webFace('displayItalic', files.displayItalic),
    webFace('text', files.text),
    ...(files.textItalic === null ? [] : [webFace('textItalic', files.textItalic)]),
    ...extensions.map(({ face, file, characters }) =>
      webFace(face, file, { unicodeRange: rangeOf(characters) }),
    ),
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

const webFaces: Readonly<Record<FaceName, CSSObject>> = {
  display: { fontFamily: "'Cormorant Garamond'", fontWeight: 500 },
  displayItalic: { fontFamily: "'Cormorant Garamond'", fontWeight: 500, fontStyle: 'italic' },
  text: { fontFamily: "'Jost'", fontWeight: '400 600' },
  textItalic: { fontFamily: "'Jost'", fontWeight: '400 600', fontStyle: 'italic' },
};

function webFace(face: FaceName, url: string, descriptors: CSSObject = {}): CSSObject {
  const src = `url(${url}) format('woff2')`;
  return { '@font-face': { fontDisplay: 'swap', ...webFaces[face], src, ...descriptors } };
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

/** The `unicode-range` of characters in the order of their codes, for example `U+20,U+41-43`. */
function rangeOf(characters: string): string {
  const runs: number[][] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const run = runs.at(-1);
    if (run && (run[1] ?? run[0]) === code - 1) run[1] = code;
    else runs.push([code]);
  }
  return runs.map((run) => `U+${run.map((code) => code.toString(16)).join('-')}`).join(',');
}
