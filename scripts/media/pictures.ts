import { stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '#client/styles/tokens.ts';
import type builtPictures from '#data/pictures.json';
import { type PictureEntry, type PictureName, pictures } from '#shared/pictures.ts';
import { BuildInputError } from '../bundle/build-errors.ts';
import { type OutputFolders, sources } from '../bundle/folders.ts';
import { copyCached, fingerprint } from './cache.ts';
import { cropAround, readOriginal } from './original.ts';
import { type PicturePreset, presetOf } from './picture-presets.ts';
import { refuseLightSides } from './text-side.ts';

/** The options of the JPEG, for the few browsers without AVIF; those of AVIF depend on the preset. */
const jpeg = { quality: 74, mozjpeg: true };

/** What shows through transparent parts. */
const background = colours.ivory;

/** How many bytes a pixel takes as AVIF: about this in a calm photograph, and twice in a noisy one. */
const usualBytesPerPixel = 0.07;

/**
 * Encodes every picture of the table into the assets folder and writes `pictures.json` for the client.
 * On a terminal it shows how many are done. Throws `BuildInputError` if a picture cannot be used.
 */
export async function buildPictures(output: OutputFolders): Promise<void> {
  const built: Partial<typeof builtPictures> = {};
  const names = Object.keys(pictures) as PictureName[];
  const notes: string[] = [];
  for (const [index, name] of names.entries()) {
    const path = `${sources.pictures}/${pictures[name].file}`;
    const { data, toAvif, toJpeg } = await preparePicture(path, pictures[name], presetOf(name));
    built[name] = { alt: pictures[name].alt, ...data };
    const prefix = `${name}-${data.hash}`;
    await Promise.all([
      copyCached(output, `${prefix}-${data.width}.jpg`, toJpeg),
      ...data.widths.map((width) =>
        copyCached(output, `${prefix}-${width}.avif`, () => toAvif(width)),
      ),
    ]);
    if (process.stdout.isTTY) process.stdout.write(`\rPictures ${index + 1} of ${names.length}`);
    const { size } = await stat(`${output.assets}/${prefix}-${data.width}.avif`);
    const usual = data.width * data.height * usualBytesPerPixel;
    if (size > 1.5 * usual) notes.push(heavyNote(name, size, usual));
  }
  if (process.stdout.isTTY) console.log();
  for (const note of notes) console.log(note);
  await writeFile(`${output.data}/pictures.json`, JSON.stringify(built));
}

/**
 * Rotates the picture in the file `path` as its EXIF data says, and crops it around its focal point. Returns
 * its data for the client, and functions that encode it: as AVIF, and as JPEG in its largest width.
 */
export async function preparePicture(
  path: string,
  { focus }: Pick<PictureEntry, 'focus'>,
  { minSize, isWhole = false, widths, avif, textSides }: PicturePreset,
) {
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
  const width = Math.min(crop.width, Math.max(...widths));
  const recipe = JSON.stringify([crop, avif, jpeg, background, sharp.versions]);
  return {
    data: {
      hash: fingerprint(original.bytes, recipe),
      width,
      height: Math.round((width * crop.height) / crop.width),
      widths: [...widths.filter((each) => each < width), width],
      colour: original.colour,
    },
    toAvif: (avifWidth: number) => open().resize({ width: avifWidth }).avif(avif).toBuffer(),
    toJpeg: () => open().resize({ width }).jpeg(jpeg).toBuffer(),
  };
}

/** A sentence about a picture whose largest file has `bytes`, where `usualBytes` are usual. */
function heavyNote(name: string, bytes: number, usualBytes: number): string {
  const [kB, usualKB] = [bytes, usualBytes].map((each) => Math.round(each / 1000));
  return `The picture "${name}" is heavy: ${kB} kB at its largest, where ${usualKB} kB are usual. One with less noise and fine detail loads faster.`;
}
