import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { colours } from '#client/styles/tokens.ts';
import type builtPictures from '#data/pictures.json';
import { type PictureEntry, type PictureName, pictures } from '#shared/pictures.ts';
import { BuildInputError } from '../bundle/build-input-error.ts';
import { type OutputFolders, sources } from '../bundle/folders.ts';
import { copyCached } from './cache.ts';
import { cropAround } from './crop.ts';
import { fingerprint } from './fingerprint.ts';
import { readOriginal } from './original.ts';
import { type PicturePreset, presetOf } from './picture-presets.ts';
import { refuseLightSides } from './text-side.ts';

/** The options of the JPEG files, for browsers without AVIF; those of AVIF depend on the preset. */
const jpeg = { quality: 74, mozjpeg: true };

/** What shows through transparent parts. */
const background = colours.ivory;

const extensions = ['avif', 'jpg'] as const;

/** A cropped picture, ready to be encoded in its widths. */
export interface PreparedPicture {
  data: Omit<(typeof builtPictures)[PictureName], 'alt'>;
  /** Opens the cropped picture for reading or encoding. */
  open: () => Sharp;
  encode: (width: number, extension: (typeof extensions)[number]) => Promise<Buffer>;
}

/**
 * Encodes every picture of the table into the assets folder and writes `pictures.json` for the client.
 * Throws `BuildInputError` if a picture cannot be used.
 */
export async function buildPictures(output: OutputFolders): Promise<void> {
  sharp.concurrency(1);
  const data: Partial<typeof builtPictures> = {};
  const jobs: (() => Promise<void>)[] = [];
  for (const name of Object.keys(pictures) as PictureName[]) {
    const path = `${sources.pictures}/${pictures[name].file}`;
    const picture = await preparePicture(path, pictures[name], presetOf(name));
    data[name] = { alt: pictures[name].alt, ...picture.data };
    for (const width of picture.data.widths) {
      for (const extension of extensions) {
        const file = `${name}-${picture.data.hash}-${width}.${extension}`;
        jobs.push(() => copyCached(output, file, () => picture.encode(width, extension)));
      }
    }
  }
  await inParallel(jobs, availableParallelism());
  await writeFile(`${output.data}/pictures.json`, JSON.stringify(data));
}

/** Rotates the picture in the file `path` as its EXIF data says, and crops it around its focal point. */
export async function preparePicture(
  path: string,
  { focus }: Pick<PictureEntry, 'focus'>,
  { minSize, isWhole = false, widths, avif, textSides }: PicturePreset,
): Promise<PreparedPicture> {
  const original = await readOriginal(path);
  const crop = cropAround(original, isWhole ? original : minSize, focus);
  if (crop.width < minSize.width || crop.height < minSize.height) {
    throw new BuildInputError(
      path,
      `is too small (${original.width} × ${original.height} pixels, of which the layout shows ${crop.width} × ${crop.height})`,
      `choose a picture of which at least ${minSize.width} × ${minSize.height} pixels can be shown`,
    );
  }
  const open = () => sharp(original.bytes).autoOrient().extract(crop).flatten({ background });
  if (textSides) await refuseLightSides(path, open(), textSides);
  const largest = Math.min(crop.width, Math.max(...widths));
  const recipe = JSON.stringify([crop, avif, jpeg, background, sharp.versions]);
  return {
    data: {
      hash: fingerprint(original.bytes, recipe),
      width: largest,
      height: Math.round((largest * crop.height) / crop.width),
      widths: [...widths.filter((width) => width < largest), largest],
      colour: original.colour,
    },
    open,
    encode(width, extension) {
      const resized = open().resize({ width });
      return (extension === 'avif' ? resized.avif(avif) : resized.jpeg(jpeg)).toBuffer();
    },
  };
}

async function inParallel(jobs: (() => Promise<void>)[], workers: number): Promise<void> {
  const queue = jobs.values();
  const work = async () => {
    for (const job of queue) await job();
  };
  await Promise.all(Array.from({ length: workers }, work));
}
