import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
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
  display: { files: fontFilesOf(cormorant, '500-normal'), options: display },
  displayItalic: { files: fontFilesOf(cormorant, '500-italic'), options: display },
  text: { files: fontFilesOf(jost, 'wght-normal'), options: text },
  textItalic: { files: fontFilesOf(jost, 'wght-italic'), options: text },
} as const;

export type TypefaceName = keyof typeof typefaces;

function fontFilesOf(fontPackage: string, style: string) {
  const start = `${fontPackage}/files/${basename(fontPackage)}`;
  return {
    western: `${start}-latin-${style}.woff2`,
    extended: `${start}-latin-ext-${style}.woff2`,
  };
}

/** Those of `characters` that the font in a file has. */
export async function charactersIn(file: string, characters: string): Promise<string> {
  if (characters === '') return '';
  const font = await subsetFont(await readFile(file), characters, { targetFormat: 'truetype' });
  const found = new Set(new Face(new Blob(Uint8Array.from(font).buffer)).collectUnicodes());
  return [...characters].filter((each) => found.has(each.codePointAt(0) ?? 0)).join('');
}

/** Those of `characters` that the font in `file` lacks. */
export async function charactersMissingIn(file: string, characters: string): Promise<string> {
  const found = await charactersIn(file, characters);
  return [...characters].filter((each) => !found.includes(each)).join('');
}
