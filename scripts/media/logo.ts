import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { BuildInputError } from '../build-errors.ts';
import { background } from './original.ts';

/**
 * Reads the logo and its size. Throws `BuildInputError` if the logo is no SVG, or is not legible in the header.
 */
export async function readLogo(path: string) {
  function fail(message: string): never {
    throw new BuildInputError({ file: path, message });
  }
  const found = await stat(path).catch(() => fail('is missing: add it again'));
  if (!found.isFile()) fail('is not a file: put a file in its place');
  const drawing = await readFile(path);
  const defect = await findDefect(drawing).catch(() => 'cannot be read: save it again as an SVG');
  if (defect) fail(defect);
  const { width, height } = await sharp(drawing).metadata();
  return { drawing, width, height };
}

async function findDefect(drawing: Buffer): Promise<string | undefined> {
  const { format, width, height } = await sharp(drawing).metadata();
  if (format !== 'svg') return 'is not an SVG: save it as one';
  // An SVG in an `<img>` cannot use the fonts of the page.
  if (/<text[\s>]/.test(drawing.toString()))
    return 'has text that needs a font: save it with its text as outlines';
  if ((await sharp(drawing).stats()).isOpaque) return 'has a background: save it without one';
  const shown = await sharp(drawing).flatten({ background }).greyscale().png().toBuffer();
  const { channels } = await sharp(shown).stats();
  if (channels.every(({ min }) => min > 200))
    return 'is too light to be seen, or empty: draw it in a darker colour';
  if (width < 3 * height) return 'is too tall: make it at least 3 times as wide as it is tall';
  return width > 12 * height
    ? 'is too wide: make it at most 12 times as wide as it is tall'
    : undefined;
}
