import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import type { Content } from '#shared/content-types.ts';
import { BuildInputError } from '../build-errors.ts';
import type { OutputFolders } from '../folders.ts';
import { fingerprint } from './cache.ts';

/** Copies the logo in the file `path` into the assets folder. Returns what pages say of it. */
export async function copyLogo(path: string, output: OutputFolders): Promise<Content['logo']> {
  const { drawing, width, height } = await readLogo(path);
  const file = `${basename(path, '.svg')}-${fingerprint(drawing)}.svg`;
  await writeFile(`${output.assets}/${file}`, drawing);
  return { file, width, height };
}

/** Reads the drawing in the file `path`. Throws `BuildInputError` if visitors could not see it in the header. */
export async function readLogo(path: string) {
  try {
    const drawing = await readFile(path);
    const { format, width, height } = await sharp(drawing).metadata();
    const mean = sharp(drawing).greyscale().resize(1, 1, { fit: 'fill' });
    const [grey = 255] = await mean.raw().toBuffer();
    const isDark = grey < 128;
    const isLong = width > 3 * height && width < 12 * height;
    // A picture on a page cannot use the fonts of the page.
    const hasOutlines = !/<text[\s>]/.test(drawing.toString());
    if (format === 'svg' && isDark && isLong && hasOutlines) return { drawing, width, height };
  } catch {}
  const remedy = 'save it as a dark SVG drawing of about 1200 × 216, with its text as outlines';
  throw new BuildInputError(path, 'cannot be used', remedy);
}
