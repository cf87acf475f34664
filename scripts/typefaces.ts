import { readFile } from 'node:fs/promises';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { root } from './folders.ts';

/** The packages with the fonts and their licences. */
export const cormorant = `${root}node_modules/@fontsource/cormorant-garamond`;
export const jost = `${root}node_modules/@fontsource-variable/jost`;

/** OpenType features that the styles use: kerning, ligatures and contextual forms, no small capitals. */
const keepFeatures = ['kern', 'liga', 'calt'];

const display = { keepFeatures };
const text = { keepFeatures, variationAxes: { wght: { min: 400, max: 600 } } };

/**
 * The fonts of the design, each in a file for western Europe and one for more letters of the Latin script.
 * Those of text are variable, with weights from 400 to 600.
 */
export const typefaces = {
  display: {
    files: fontFilesOf(`${cormorant}/files/cormorant-garamond`, '500-normal'),
    options: display,
  },
  displayItalic: {
    files: fontFilesOf(`${cormorant}/files/cormorant-garamond`, '500-italic'),
    options: display,
  },
  text: { files: fontFilesOf(`${jost}/files/jost`, 'wght-normal'), options: text },
  textItalic: { files: fontFilesOf(`${jost}/files/jost`, 'wght-italic'), options: text },
} as const;

export type TypefaceName = keyof typeof typefaces;

function fontFilesOf(family: string, style: string) {
  return [`${family}-latin-${style}.woff2`, `${family}-latin-ext-${style}.woff2`] as const;
}

/** Those of `characters` that the font in a file has. */
export async function charactersIn(file: string, characters: string): Promise<string> {
  const font = await subsetFont(await readFile(file), characters, { targetFormat: 'truetype' });
  const found = new Set(new Face(new Blob(Uint8Array.from(font).buffer)).collectUnicodes());
  return [...characters].filter((each) => found.has(each.codePointAt(0) ?? 0)).join('');
}

/** Those of `characters` that the display face or the text face lacks. */
export async function charactersLackedOf(characters: string): Promise<string> {
  if (characters === '') return '';
  let lacked = '';
  for (const { files } of [typefaces.display, typefaces.text]) {
    const found = await Promise.all(files.map((file) => charactersIn(file, characters)));
    lacked += [...characters].filter((each) => !found.join('').includes(each)).join('');
  }
  return lacked;
}
