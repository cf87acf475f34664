import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BuildInputError } from '../build-errors.ts';
import { background } from './original.ts';

/** Reads the drawing in the file `path`. Throws `BuildInputError` if visitors would not see it well in the header. */
export async function readLogo(path: string) {
  const drawing = await readFile(path).catch(() => Buffer.of());
  const sentence = await faultOf(drawing).catch(() => 'cannot be read: save it again as an SVG');
  if (sentence) throw new BuildInputError({ file: path, sentence });
  const { width, height } = await sharp(drawing).metadata();
  return { drawing, width, height };
}

async function faultOf(drawing: Buffer): Promise<string | undefined> {
  const { format, width, height } = await sharp(drawing).metadata();
  if (format !== 'svg') return 'is not a drawing: save it as an SVG';
  // A picture on a page cannot use the fonts of the page.
  if (/<text[\s>]/.test(drawing.toString()))
    return 'has text as letters: save it with its text as outlines';
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
