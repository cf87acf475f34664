import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { type PictureName, pictures } from '#shared/pictures.ts';
import { dataFolder, type OutputFolders, sources } from '../bundle/folders.ts';
import { copyCached } from './cache.ts';
import { fingerprint } from './fingerprint.ts';

/** Widths in pixels that the layout asks for: CSS pixels times device pixel ratio. */
const uprightWidths = [320, 480, 680, 800, 960];

const widths: Record<PictureName, readonly number[]> = {
  hero: [960, 1280, 1600, 1920, 2400],
  'hero-portrait': [480, 640, 800, 960, 1200],
  'wedding-styling': uprightWidths,
  'corporate-events': uprightWidths,
  'store-decor': uprightWidths,
  'our-story': uprightWidths,
  gallery: uprightWidths,
  partners: uprightWidths,
  letter: uprightWidths,
  'not-found': uprightWidths,
};

/** A picture as it was handed in. */
export function openPicture(name: PictureName): Sharp {
  return sharp(`${sources.pictures}/${pictures[name].file}`);
}

const encoders = {
  avif: { quality: 46, effort: 3 },
  webp: { quality: 74, effort: 4 },
  jpg: { quality: 74, mozjpeg: true },
} as const;

type Format = keyof typeof encoders;

/** What the client's `<Picture>` knows of a picture: enough to write its addresses and its box. */
export interface PictureData {
  hash: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** The mean colour, shown until the picture arrives. */
  colour: string;
}

/** Encodes every picture into the assets folder and writes `pictures.json` for the client. */
export async function buildPictures(output: OutputFolders): Promise<void> {
  sharp.concurrency(1);
  const data: Record<string, PictureData> = {};
  const jobs: (() => Promise<void>)[] = [];
  for (const name of Object.keys(pictures) as PictureName[]) {
    const bytes = await readFile(`${sources.pictures}/${pictures[name].file}`);
    const hash = fingerprint(bytes, JSON.stringify([encoders, sharp.versions]));
    const source = sharp(bytes);
    const { width, height } = await source.metadata();
    data[name] = {
      hash,
      width,
      height,
      widths: widths[name],
      colour: await meanColour(source.clone()),
    };
    for (const width of widths[name]) {
      for (const format of Object.keys(encoders) as Format[]) {
        const file = `${name}-${hash}-${width}.${format}`;
        jobs.push(() => copyCached(output, file, () => encode(source.clone(), width, format)));
      }
    }
  }
  await inParallel(jobs, availableParallelism());
  await writeFile(`${dataFolder}/pictures.json`, JSON.stringify(data));
}

function encode(picture: Sharp, width: number, format: Format): Promise<Buffer> {
  const resized = picture.resize({ width });
  if (format === 'avif') return resized.avif(encoders.avif).toBuffer();
  if (format === 'webp') return resized.webp(encoders.webp).toBuffer();
  return resized.jpeg(encoders.jpg).toBuffer();
}

async function meanColour(picture: Sharp): Promise<string> {
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex', 0, 3)}`;
}

async function inParallel(jobs: (() => Promise<void>)[], workers: number): Promise<void> {
  const queue = jobs.values();
  const work = async () => {
    for (const job of queue) await job();
  };
  await Promise.all(Array.from({ length: workers }, work));
}
