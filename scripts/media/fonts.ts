import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { type OutputFolders, root } from '../bundle/folders.ts';
import { allTexts } from '../content/all-texts.ts';
import { copyCached, fingerprint } from './cache.ts';

/** ASCII and typographic punctuation, which every font file contains. */
const plainCharacters = `${charactersBetween(0x20, 0x7e)}\u00a0©–—‘’“”…`;

/** The same with the accented letters of words that English has borrowed. */
const accentedCharacters = `${plainCharacters}àâäçèéêëïñôöüß`;

/** Adds the characters of the site's texts to `characters`. Subsetting ignores those that a font lacks. */
function withOwn(characters: string): string {
  const own = new Set(allTexts.map(({ text }) => text).join(''));
  return characters + [...own].filter((character) => !characters.includes(character)).join('');
}

/** OpenType features that the styles use: kerning, ligatures and contextual forms, no small capitals. */
const keepFeatures = ['kern', 'liga', 'calt'];

/** Font tables that browsers do not need for headings. */
const unneededTables = ['STAT', 'gasp', 'GSUB', 'GDEF'];

/** The names of the texts in the roman display font. */
const headingNames = /^(heading|\w+Heading|heroLines|businessName|sentTitle)$/;

/** The texts in that font: headings, large links, the toast's title, and the business's name in print. */
const headingTexts = [
  ...services.map(({ title }) => title),
  ...Object.values(routes).map(({ label }) => label),
  ...allTexts
    .filter(({ path }) => path.some((key) => headingNames.test(String(key))))
    .map(({ text }) => text),
];

/** The characters of these texts, each once, sorted. Every page contains them. */
export const headingCharacters = [...new Set(` ${headingTexts.join('')}`)].sort().join('');

/** The packages with the fonts and their licences. */
const cormorant = `${root}node_modules/@fontsource/cormorant-garamond`;
const jost = `${root}node_modules/@fontsource-variable/jost`;

/** The three fonts of the design; the text font is variable, with weights from 400 to 600. */
export const faces = {
  display: {
    path: `${cormorant}/files/cormorant-garamond-latin-500-normal.woff2`,
    characters: withOwn(accentedCharacters),
    options: { keepFeatures },
  },
  displayItalic: {
    path: `${cormorant}/files/cormorant-garamond-latin-500-italic.woff2`,
    characters: withOwn(plainCharacters),
    options: { keepFeatures },
  },
  text: {
    path: `${jost}/files/jost-latin-wght-normal.woff2`,
    characters: withOwn(accentedCharacters),
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
  const options = { keepFeatures: ['kern'], noHinting: true, dropTables: unneededTables };
  const face = await subsetFont(original, headingCharacters, { targetFormat: 'woff2', ...options });
  const data = { base64: face.toString('base64'), characters: headingCharacters };
  await writeFile(`${output.data}/heading-face.json`, JSON.stringify(data));
}

function charactersBetween(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  return String.fromCodePoint(...codes);
}
