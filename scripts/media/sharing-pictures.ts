import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '#client/styles/tokens.ts';
import { sharingPictureSize } from '#shared/contracts.ts';
import { sharingPictureOf } from '#shared/page-pictures.ts';
import { pictures } from '#shared/pictures.ts';
import { type RouteName, routeNames } from '#shared/routes.ts';
import { type OutputFolders, sources } from '../bundle/folders.ts';
import { copyCached, fingerprint } from './cache.ts';
import { readLogo } from './logos.ts';
import { cropAround, type Original, readOriginal } from './original.ts';

/** The right part, with the page's picture; on the left the wordmark stands on ivory. In pixels. */
const photoSize = { width: 660, height: sharingPictureSize.height };
const panelWidth = sharingPictureSize.width - photoSize.width;
const wordmarkWidth = 400;

const background = colours.ivory;
const jpeg = { quality: 84, mozjpeg: true };

/**
 * Builds each route's sharing picture, which social networks show beside a link to it, and writes
 * `sharing.json`.
 */
export async function buildSharingPictures(output: OutputFolders): Promise<void> {
  const { drawing: wordmark } = await readLogo(`${sources.pictures}/wordmark.svg`);
  const recipe = JSON.stringify([photoSize, wordmarkWidth, jpeg, background, sharp.versions]);
  const files: Partial<Record<RouteName, string>> = {};
  for (const route of routeNames) {
    const name = sharingPictureOf(route);
    const { file, focus } = pictures[name];
    const original = await readOriginal(`${sources.pictures}/${file}`);
    const hash = fingerprint(original.bytes, wordmark, recipe, JSON.stringify(focus));
    const sharingFile = `sharing-${name}-${hash}.jpg`;
    await copyCached(output, sharingFile, () => compose(original, focus, wordmark));
    files[route] = sharingFile;
  }
  await writeFile(`${output.data}/sharing.json`, JSON.stringify(files));
}

async function compose(original: Original, focus: { x: number; y: number }, wordmark: Buffer) {
  const mark = await sharp(wordmark, { density: 144 })
    .resize({ width: wordmarkWidth, height: photoSize.height, fit: 'contain', background })
    .png()
    .toBuffer();
  return sharp(original.bytes)
    .autoOrient()
    .extract(cropAround(original, photoSize, focus))
    .resize(photoSize)
    .flatten({ background })
    .extend({ left: panelWidth, background })
    .composite([{ input: mark, left: (panelWidth - wordmarkWidth) / 2, top: 0 }])
    .jpeg(jpeg)
    .toBuffer();
}
