import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import type { Content } from '#data/content.json';
import type { Fonts } from '#data/fonts.json';
import { stringsIn } from '../content/plain-text.ts';
import type { OutputFolders } from '../folders.ts';
import {
  charactersIn,
  charactersMissingIn,
  cormorant,
  jost,
  type TypefaceName,
  typefaces,
} from '../typefaces.ts';
import { copyCached, fingerprint } from './cache.ts';
import { charactersOf, italicTexts } from './characters.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));

/** What visitors type into the form: ASCII, punctuation, and the letters of words that English has borrowed. */
const typedCharacters = `${ascii.join('')}\u00a0–—‘’“”…àâäçèéêëïñôöüß`;

/**
 * Subsets the fonts to the characters of `content` into the assets folder, with their licences, and writes
 * `fonts.json`.
 */
export async function buildFonts(content: Content, output: OutputFolders): Promise<void> {
  const texts = stringsIn(content);
  // Labels are shown in capitals.
  const shown = charactersOf([...texts, ...texts.map((text) => text.toUpperCase()), '©0123456789']);
  const italics = charactersOf(italicTexts(content));
  const data: Fonts = {
    display: await subset('display', 'western', shown, output),
    displayItalic: await subset('displayItalic', 'western', shown, output),
    text: await subset('text', 'western', charactersOf([shown, typedCharacters]), output),
    textItalic: italics === '' ? null : await subset('textItalic', 'western', italics, output),
    extensions: [],
  };
  for (const face of Object.keys(typefaces) as TypefaceName[]) {
    const { western, extended } = typefaces[face].files;
    const missing = await charactersMissingIn(western, face === 'textItalic' ? italics : shown);
    const characters = await charactersIn(extended, missing);
    if (characters === '') continue;
    const file = await subset(face, 'extended', characters, output);
    data.extensions.push({ face, file, characters });
  }
  await writeFile(`${output.data}/fonts.json`, JSON.stringify(data));
  await copyFile(`${cormorant}/LICENSE`, `${output.assets}/cormorant-garamond-OFL.txt`);
  await copyFile(`${jost}/LICENSE`, `${output.assets}/jost-OFL.txt`);
}

/** Subsets one of the files of a typeface to those of `characters` that it has. Returns the file's name. */
async function subset(
  face: TypefaceName,
  script: 'western' | 'extended',
  characters: string,
  output: OutputFolders,
) {
  const { files, options } = typefaces[face];
  const original = await readFile(files[script]);
  const recipe = JSON.stringify([characters, options]);
  const file = `${basename(files[script], '.woff2')}-${fingerprint(original, recipe)}.woff2`;
  await copyCached(output, file, () =>
    subsetFont(original, characters, { targetFormat: 'woff2', ...options }),
  );
  return file;
}
