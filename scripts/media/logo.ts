import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { BuildInputError, readInput } from '../build-errors.ts';
import type { OutputFolders } from '../folders.ts';
import { fingerprint } from './cache.ts';

/** Copies the logo in the file `path` into the assets folder and writes `logo.json`. */
export async function copyLogo(path: string, output: OutputFolders): Promise<void> {
  const { drawing, width, height } = await readLogo(path);
  const file = `${basename(path, '.svg')}-${fingerprint(drawing)}.svg`;
  await writeFile(`${output.assets}/${file}`, drawing);
  await writeFile(`${output.data}/logo.json`, JSON.stringify({ file, width, height }));
}

/** Reads the drawing in the file `path`. Throws `BuildInputError` if browsers could not show it. */
export async function readLogo(path: string) {
  const drawing = await readInput(path);
  // A picture on a page cannot use the fonts of the page.
  if (/<text[\s>]/.test(drawing.toString())) {
    throw new BuildInputError(path, 'has text in a font', 'convert its text to outlines');
  }
  try {
    const { format, width, height } = await sharp(drawing).metadata();
    if (format === 'svg') return { drawing, width, height };
  } catch {}
  throw new BuildInputError(path, 'is no SVG drawing', 'save it again as SVG');
}
