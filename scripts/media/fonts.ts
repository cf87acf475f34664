import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { type OutputFolders, root } from '../bundle/folders.ts';
import { allTexts } from '../content/all-texts.ts';
import { copyCached, fingerprint } from './cache.ts';

/** The names of the texts in the roman display font. */
const headingNames = /^(heading|\w+Heading|heroLines|businessName|sentTitle)$/;

/** The characters of headings, large links, the toast's title, and the business's name in print. */
export const headingCharacters = charactersOf([
  ' ',
  ...services.map(({ title }) => title),
  ...Object.values(routes).map(({ label }) => label),
  ...allTexts
    .filter(({ path }) => path.some((key) => headingNames.test(String(key))))
    .map(({ text }) => text),
]);

/** The characters of all texts, and those of the copyright line. Subsetting ignores what a font lacks. */
const ownCharacters = charactersOf([...allTexts.map(({ text }) => text), '©0123456789']);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));

/** What visitors type into the form: ASCII, punctuation, and the letters of words that English has borrowed. */
const typedCharacters = `${ascii.join('')}\u00a0–—‘’“”…àâäçèéêëïñôöüß`;

/** Each character of `texts` once, sorted. */
function charactersOf(texts: readonly string[]): string {
  return [...new Set(texts.join(''))].sort().join('');
}

/** The packages with the fonts and their licences. */
const cormorant = `${root}node_modules/@fontsource/cormorant-garamond`;
const jost = `${root}node_modules/@fontsource-variable/jost`;

/** OpenType features that the styles use: kerning, ligatures and contextual forms, no small capitals. */
const keepFeatures = ['kern', 'liga', 'calt'];

/** The three fonts of the design; the text font is variable, with weights from 400 to 600. */
export const faces = {
  display: {
    path: `${cormorant}/files/cormorant-garamond-latin-500-normal.woff2`,
    characters: ownCharacters,
    options: { keepFeatures },
  },
  displayItalic: {
    path: `${cormorant}/files/cormorant-garamond-latin-500-italic.woff2`,
    characters: ownCharacters,
    options: { keepFeatures },
  },
  text: {
    path: `${jost}/files/jost-latin-wght-normal.woff2`,
    characters: charactersOf([ownCharacters, typedCharacters]),
    options: { keepFeatures, variationAxes: { wght: { min: 400, max: 600 } } },
  },
};

/** Subsets the three fonts into the assets folder, with their licences, and writes `fonts.json`. */
export async function buildFonts(output: OutputFolders): Promise<void> {
  const files: Record<string, string> = {};
  for (const [face, { path, characters, options }] of Object.entries(faces)) {
    const original = await readFile(path);
    const recipe = JSON.stringify([characters, options]);
    const file = `${basename(path, '.woff2')}-${fingerprint(original, recipe)}.woff2`;
    await copyCached(output, file, () =>
      subsetFont(original, characters, { targetFormat: 'woff2', ...options }),
    );
    files[face] = file;
  }
  await buildHeadingFace(output);
  const { assets } = output;
  await copyFile(`${cormorant}/LICENSE`, `${assets}/cormorant-garamond-OFL.txt`);
  await copyFile(`${jost}/LICENSE`, `${assets}/jost-OFL.txt`);
  await writeFile(`${output.data}/fonts.json`, JSON.stringify(files));
}

/**
 * Writes `heading-face.json`: the display font with only the headings' characters, as WOFF2 in base64.
 * Every page has it in its style. It needs no ligatures, because browsers do not use them in text with
 * letter spacing, such as headings.
 */
async function buildHeadingFace(output: OutputFolders): Promise<void> {
  const original = await readFile(faces.display.path);
  const small = { keepFeatures: ['kern'], dropTables: ['STAT', 'gasp', 'GSUB', 'GDEF'] };
  const face = await subsetFont(original, headingCharacters, { targetFormat: 'woff2', ...small });
  const data = { base64: face.toString('base64'), characters: headingCharacters };
  await writeFile(`${output.data}/heading-face.json`, JSON.stringify(data));
}
