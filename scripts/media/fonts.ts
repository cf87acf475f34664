import { copyFile, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { Assets, FontFile, FontMetrics } from '#shared/contracts.ts';
import type { BuildPaths } from '../folders.ts';
import { copyCached, fingerprint } from './cache.ts';

/** Finds a file of a package, also if an npm workspace keeps the packages above the project. */
const { resolve: packageFile } = createRequire(import.meta.url);

const displayPackage = '@fontsource/cormorant-garamond';
const textPackage = '@fontsource-variable/jost';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Letters of loanwords in English, and of western European names. */
const accented = 'àáâäåçèéêëíïñóôöøüß';
const punctuation = ` !"&'()+,-./:;?\u00a0–—‘’“”…`;

/** The characters of the subsets for headings, and for running text and the form. */
const headingCharacters = `0123456789£${letters}${accented}${punctuation}`;
const textCharacters = `${headingCharacters}#$%*<=>@[\\]^_\`{|}~©€`;

/** The OpenType features that the styles use: kerning, ligatures and contextual forms, but not small capitals. */
const keepFeatures = ['kern', 'liga', 'calt'];

const display = { characters: headingCharacters };
/** The weights of running text are variable, from 400 to 600. */
const text = { characters: textCharacters, variationAxes: { wght: { min: 400, max: 600 } } };
const faces = [
  { face: 'text', from: textPackage, style: 'wght-normal', subset: text },
  { face: 'textItalic', from: textPackage, style: 'wght-italic', subset: text },
  { face: 'display', from: displayPackage, style: '500-normal', subset: display },
  { face: 'displayItalic', from: displayPackage, style: '500-italic', subset: display },
] as const;

type Face = (typeof faces)[number];

/**
 * Writes the fonts and their licences into the assets folder, and returns the fonts and their metrics. Each font has
 * three files: its Latin and Latin Extended files, and a small subset of the Latin file, which is all that most pages
 * need.
 */
export async function buildFonts(
  output: BuildPaths,
): Promise<Pick<Assets, 'fonts' | 'fontMetrics'>> {
  const fonts: FontFile[] = [];
  for (const { face, from, style, subset } of faces) {
    const ranges = JSON.parse(await readFile(packageFile(`${from}/unicode.json`), 'utf8'));
    for (const script of ['latin-ext', 'latin']) {
      const file = await writeFont(fontPath(from, style, script), output);
      fonts.push({ face, file, unicodeRange: ranges[script], isPreloaded: false });
    }
    const file = await writeFont(fontPath(from, style), output, subset);
    const unicodeRange = rangeOf(subset.characters);
    fonts.push({ face, file, unicodeRange, isPreloaded: face !== 'textItalic' });
  }
  for (const from of [displayPackage, textPackage]) {
    await copyFile(
      packageFile(`${from}/LICENSE`),
      `${output.assets}/${basename(from)}-LICENSE.txt`,
    );
  }
  const fontMetrics = {
    display: await readMetrics(fontPath(displayPackage, '500-normal')),
    displayItalic: await readMetrics(fontPath(displayPackage, '500-italic')),
    text: await readMetrics(fontPath(textPackage, 'wght-normal'), 400),
    label: await readMetrics(fontPath(textPackage, 'wght-normal'), 500),
  };
  return { fonts, fontMetrics };
}

const fontPath = (from: string, style: Face['style'], script = 'latin') =>
  packageFile(`${from}/files/${basename(from)}-${script}-${style}.woff2`);

/** Writes the font in the file `path`, or a subset of it, into the assets folder. Returns the name of the asset. */
async function writeFont(
  path: string,
  output: BuildPaths,
  subset?: Face['subset'],
): Promise<string> {
  const original = await readFile(path);
  const recipe = JSON.stringify([subset, keepFeatures]);
  const file = `${basename(path, '.woff2')}-${fingerprint(original, recipe)}.woff2`;
  await copyCached(output, file, async () => {
    if (!subset) return original;
    const { characters, ...axes } = subset;
    // The types of the library lack `keepFeatures`. TypeScript allows additional keys in a variable, but not in an
    // object literal that is passed directly.
    const options = { targetFormat: 'woff2', keepFeatures, ...axes } as const;
    return subsetFont(original, characters, options);
  });
  return file;
}

/** Returns the metrics of the font in the file `path`. A variable font is measured at `weight`. */
async function readMetrics(path: string, weight?: number): Promise<FontMetrics> {
  const original = await readFile(path);
  const font = weight
    ? await subsetFont(original, textCharacters, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      })
    : original;
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(font);
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    averageWidth: xWidthAvg / unitsPerEm,
  };
}

/** Returns the `unicode-range` of the given characters, for example `U+20,U+41`. */
const rangeOf = (characters: string): string =>
  [...characters].map((character) => `U+${character.charCodeAt(0).toString(16)}`).join(',');
