import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '#client/styles/tokens.ts';
import { sharingPictureSize } from '#shared/crawler-tags.ts';
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

const jpeg = { quality: 84, mozjpeg: true };

/**
 * Builds each route's sharing picture, which social networks show beside a link to it, and writes
 * `sharing.json`.
 */
export async function buildSharingPictures(output: OutputFolders): Promise<void> {
  const { drawing: wordmark } = await readLogo(`${sources.pictures}/wordmark.svg`);
  const recipe = JSON.stringify([photoSize, wordmarkWidth, jpeg, colours.ivory, sharp.versions]);
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
  const photo = await sharp(original.bytes)
    .autoOrient()
    .extract(cropAround(original, photoSize, focus))
    .resize(photoSize)
    .flatten({ background: colours.ivory })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { data, info } = await sharp(wordmark, { density: 144 })
    .resize({ width: wordmarkWidth })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((panelWidth - info.width) / 2);
  const top = Math.round((sharingPictureSize.height - info.height) / 2);
  return sharp({ create: { ...sharingPictureSize, channels: 3, background: colours.ivory } })
    .composite([
      { input: photo, left: panelWidth, top: 0 },
      { input: data, left, top },
    ])
    .jpeg(jpeg)
    .toBuffer();
}
