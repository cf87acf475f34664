import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { optimize } from 'svgo';
import type logos from '#data/logos.json';
import { BuildInputError, readInput } from '../bundle/build-input-error.ts';
import { type OutputFolders, sources } from '../bundle/folders.ts';
import { fingerprint } from './fingerprint.ts';

/** The logos that pages show; sharing pictures use another. */
const logoNames = ['wordmark', 'logo-light'] as const;

/** Optimises the logos in `client/pictures/` into the assets folder and writes `logos.json`. */
export async function buildLogos(output: OutputFolders): Promise<void> {
  const data: Partial<typeof logos> = {};
  for (const name of logoNames) {
    const { drawing, width, height } = await prepareLogo(`${sources.pictures}/${name}.svg`);
    const file = `${name}-${fingerprint(drawing)}.svg`;
    await writeFile(`${output.assets}/${file}`, drawing);
    data[name] = { file, width, height };
  }
  await writeFile(`${output.data}/logos.json`, JSON.stringify(data));
}

/** Optimises the drawing in the file `path`. Throws `BuildInputError` if it is missing or no SVG. */
export async function prepareLogo(path: string) {
  const original = await readInput(path);
  try {
    const { data } = optimize(original.toString(), { multipass: true, floatPrecision: 1 });
    const { width, height } = await sharp(Buffer.from(data)).metadata();
    return { drawing: data, width, height };
  } catch {
    throw new BuildInputError(path, 'is no SVG drawing', 'save it again as SVG');
  }
}
