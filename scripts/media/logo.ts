import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { BuildInputError } from '../build-errors.ts';
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
  try {
    const drawing = await readFile(path);
    const { format, width, height } = await sharp(drawing).metadata();
    // A picture on a page cannot use the fonts of the page.
    if (format === 'svg' && !/<text[\s>]/.test(drawing.toString())) {
      return { drawing, width, height };
    }
  } catch {}
  const remedy = 'save it as an SVG drawing, with its text as outlines';
  throw new BuildInputError(path, 'cannot be used', remedy);
}
