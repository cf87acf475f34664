import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Logos } from '#data/logos.json';
import { BuildInputError, readInput } from '../build-errors.ts';
import type { OutputFolders } from '../folders.ts';
import { fingerprint } from './cache.ts';

/** The logos that pages show. */
const logoNames = ['wordmark', 'logo-light'] as const;

export type LogoName = (typeof logoNames)[number];

/** Copies the logos in the folder `marks` into the assets folder and writes `logos.json`. */
export async function copyLogos(marks: string, output: OutputFolders): Promise<void> {
  const data: Partial<Logos> = {};
  for (const name of logoNames) {
    const { drawing, width, height } = await readLogo(`${marks}/${name}.svg`);
    const file = `${name}-${fingerprint(drawing)}.svg`;
    await writeFile(`${output.assets}/${file}`, drawing);
    data[name] = { file, width, height };
  }
  await writeFile(`${output.data}/logos.json`, JSON.stringify(data));
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
