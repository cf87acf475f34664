import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BuildInputError } from '../build-errors.ts';
import { background } from './original.ts';

const remedy = 'save an SVG drawing with no ground, and with its text as outlines';

/** Reads the drawing in the file `path`. Throws `BuildInputError` if visitors would not see it well in the header. */
export async function readLogo(path: string) {
  const drawing = await readFile(path).catch(() => Buffer.of());
  const fault = await faultOf(drawing).catch(() => 'cannot be read');
  if (fault) throw new BuildInputError({ file: path, sentence: `${fault}: ${remedy}` });
  const { width, height } = await sharp(drawing).metadata();
  return { drawing, width, height };
}

async function faultOf(drawing: Buffer): Promise<string | undefined> {
  const { format, width, height } = await sharp(drawing).metadata();
  if (format !== 'svg') return 'is not an SVG drawing';
  // A picture on a page cannot use the fonts of the page.
  if (/<text[\s>]/.test(drawing.toString())) return 'has text in a font';
  if ((await sharp(drawing).stats()).isOpaque) return 'has a ground of its own';
  const shown = await sharp(drawing).flatten({ background }).greyscale().png().toBuffer();
  const { channels } = await sharp(shown).stats();
  if (channels.every(({ min }) => min > 200)) return 'is too light, or empty';
  const isOblong = width >= 3 * height && width <= 12 * height;
  return isOblong ? undefined : 'is not 3 to 12 times as wide as high';
}
