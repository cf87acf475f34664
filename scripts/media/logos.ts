import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { BuildInputError, readInput } from '../bundle/build-input-error.ts';
import { type OutputFolders, sources } from '../bundle/folders.ts';
import { fingerprint } from './fingerprint.ts';

const logoNames = ['wordmark', 'wordmark-light', 'logo', 'logo-light'] as const;

/** A logo's file and the proportions of its drawing. */
interface LogoData {
  file: string;
  width: number;
  height: number;
}

/**
 * Optimises the logos in `client/pictures/` into the assets folder and writes `logos.json` for the
 * client. Throws `BuildInputError` where one is missing or is no SVG.
 */
export async function buildLogos(output: OutputFolders): Promise<void> {
  const data: Record<string, LogoData> = {};
  for (const name of logoNames) {
    const optimised = optimizeLogo(`${name}.svg`, await readLogo(name));
    const { width, height } = await sharp(Buffer.from(optimised)).metadata();
    const file = `${name}-${fingerprint(optimised)}.svg`;
    await writeFile(`${output.assets}/${file}`, optimised);
    data[name] = { file, width, height };
  }
  await writeFile(`${output.data}/logos.json`, JSON.stringify(data));
}

/** The drawing of a logo as it was handed in. */
export function readLogo(name: (typeof logoNames)[number]): Promise<Buffer> {
  return readInput(`${sources.pictures}/${name}.svg`);
}

function optimizeLogo(file: string, drawing: Buffer): string {
  try {
    return optimize(drawing.toString(), { multipass: true, floatPrecision: 1 }).data;
  } catch {
    throw new BuildInputError(
      `${sources.pictures}/${file}`,
      'is no SVG drawing',
      'save it again as SVG',
    );
  }
}
