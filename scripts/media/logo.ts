import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BuildInputError } from '../build-errors.ts';
import { background } from './original.ts';

/** Reads the logo and its size. Throws `BuildInputError` if the logo is no SVG, or is not legible in the header. */
export async function readLogo(path: string) {
  function fail(message: string): never {
    throw new BuildInputError({ file: path, message });
  }
  const failToRead = () => fail('cannot be read: save it again as an SVG');
  const failToFind = () => fail('is missing, or is not a file: add it again');
  const drawing = await readFile(path).catch(failToFind);
  const { format, width, height } = await sharp(path).metadata().catch(failToRead);
  if (format !== 'svg') fail('is not an SVG: save it as one');
  // An SVG in an `<img>` cannot use the fonts of the page.
  if (/<text[\s>]/.test(drawing.toString()))
    fail('has text that needs a font: save it with its text as outlines');
  const { isOpaque } = await sharp(drawing).stats().catch(failToRead);
  if (isOpaque) fail('has a background: save it without one');
  const shown = await sharp(drawing).flatten({ background }).greyscale().png().toBuffer();
  const { channels } = await sharp(shown).stats();
  if (channels.every(({ min }) => min > 200))
    fail('is too light to be seen, or empty: draw it in a darker colour');
  if (width < 3 * height) fail('is too tall: make it at least 3 times as wide as it is tall');
  if (width > 12 * height) fail('is too wide: make it at most 12 times as wide as it is tall');
  return { drawing, width, height };
}
