import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { dataFolder, type OutputFolders, sources } from '../bundle/folders.ts';
import { copyCached } from './cache.ts';
import { fingerprint } from './fingerprint.ts';

interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Master {
  file: string;
  /** The part of the master that is shown, in its pixels; the whole of it where there is none. */
  crop?: Crop;
  /** Widths in CSS pixels times device pixel ratio that the layout asks for. */
  widths: readonly number[];
}

/** Upright crops, four to five, that keep each master's subject whole. */
const uprightFrom = (left: number): Crop => ({ left, top: 0, width: 960, height: 1200 });
const uprightWidths = [320, 480, 680, 800, 960];

const masters = {
  hero: { file: 'hero.jpg', widths: [960, 1280, 1600, 1920, 2400] },
  'hero-portrait': { file: 'hero-portrait.jpg', widths: [480, 640, 800, 960, 1200] },
  'wedding-styling': {
    file: 'wedding-styling.jpg',
    crop: uprightFrom(270),
    widths: uprightWidths,
  },
  'corporate-events': {
    file: 'corporate-events.jpg',
    crop: uprightFrom(600),
    widths: uprightWidths,
  },
  'store-decor': { file: 'store-decor.jpg', crop: uprightFrom(320), widths: uprightWidths },
  'our-story': {
    file: 'our-story.jpg',
    crop: { left: 400, top: 50, width: 808, height: 1010 },
    widths: [320, 480, 680, 808],
  },
  gallery: { file: 'gallery.jpg', crop: uprightFrom(320), widths: uprightWidths },
  partners: {
    file: 'partners.jpg',
    crop: { left: 1050, top: 190, width: 550, height: 688 },
    widths: [320, 480, 550],
  },
  letter: {
    file: 'partners.jpg',
    crop: { left: 30, top: 120, width: 690, height: 862 },
    widths: [320, 480, 690],
  },
} satisfies Record<string, Master>;

/** What is shown of a master, before it is scaled. */
export function openPicture(name: keyof typeof masters): Sharp {
  const { file, crop }: Master = masters[name];
  const source = sharp(`${sources.pictures}/${file}`);
  return crop ? source.extract(crop) : source;
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
  for (const [name, master] of Object.entries<Master>(masters)) {
    const bytes = await readFile(`${sources.pictures}/${master.file}`);
    const hash = fingerprint(bytes, JSON.stringify([master, encoders, sharp.versions]));
    const source = sharp(bytes);
    const shown = master.crop ? source.extract(master.crop) : source;
    const box = master.crop ?? (await source.metadata());
    data[name] = {
      hash,
      width: box.width,
      height: box.height,
      widths: master.widths,
      colour: await meanColour(shown.clone()),
    };
    for (const width of master.widths) {
      for (const format of Object.keys(encoders) as Format[]) {
        const file = `${name}-${hash}-${width}.${format}`;
        jobs.push(() => copyCached(output, file, () => encode(shown.clone(), width, format)));
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
