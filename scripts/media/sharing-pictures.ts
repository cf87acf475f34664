import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '#client/styles/tokens.ts';
import { sharingPictureOf } from '#shared/page-pictures.ts';
import { pictures } from '#shared/pictures.ts';
import { type RouteName, routeNames } from '#shared/routes.ts';
import { sharingPictureSize } from '#shared/sharing-tags.ts';
import { type OutputFolders, sources } from '../bundle/folders.ts';
import { copyCached } from './cache.ts';
import { nightScrim, strengthNeeded } from './contrast.ts';
import { cropAround } from './crop.ts';
import { fingerprint } from './fingerprint.ts';
import { readLogo } from './logos.ts';
import { type Master, readMaster } from './master.ts';

const { width, height } = sharingPictureSize;

const wordmarkSize = { width: 640, height: 115 };

/** The position of the wordmark, in pixels of the sharing picture. */
export const wordmarkBox = { left: 72, top: 446, ...wordmarkSize };

/** The scrim has its full opacity up to `clearSpacePx` above the wordmark, and fades above that. */
const clearSpacePx = 40;
const fadePx = 260;

const jpeg = { quality: 84, mozjpeg: true };

/**
 * Builds each route's sharing picture, which social networks show beside a link to it, with the light
 * wordmark, and writes `sharing.json`.
 */
export async function buildSharingPictures(output: OutputFolders): Promise<void> {
  const { drawing: wordmark } = await readLogo(`${sources.pictures}/wordmark-light.svg`);
  const files: Partial<Record<RouteName, string>> = {};
  for (const route of routeNames) {
    const name = sharingPictureOf(route);
    const { file, focus } = pictures[name];
    const master = await readMaster(`${sources.pictures}/${file}`);
    const recipe = JSON.stringify([
      wordmarkBox,
      clearSpacePx,
      fadePx,
      focus,
      jpeg,
      colours,
      sharp.versions,
    ]);
    const sharingFile = `sharing-${name}-${fingerprint(master.bytes, wordmark, recipe)}.jpg`;
    await copyCached(output, sharingFile, () => compose(master, focus, wordmark));
    files[route] = sharingFile;
  }
  await writeFile(`${output.data}/sharing.json`, JSON.stringify(files));
}

async function compose(master: Master, focus: { x: number; y: number }, wordmark: Buffer) {
  const photo = await sharp(master.bytes)
    .autoOrient()
    .extract(cropAround(master, sharingPictureSize, focus))
    .resize(width, height)
    .flatten({ background: colours.ivory })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const behindWordmark = await sharp(photo).extract(wordmarkBox).raw().toBuffer();
  const scrim = drawScrim(strengthNeeded(behindWordmark, [nightScrim(1)]));
  const drawnWordmark = await sharp(wordmark, { density: 144 })
    .resize({ ...wordmarkSize, fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  return sharp(photo)
    .composite([
      { input: Buffer.from(scrim), left: 0, top: 0 },
      { input: drawnWordmark, left: wordmarkBox.left, top: wordmarkBox.top },
    ])
    .jpeg(jpeg)
    .toBuffer();
}

/** An SVG of the scrim, which has its full opacity from just above the wordmark to the lower edge. */
function drawScrim(opacity: number): string {
  const full = (wordmarkBox.top - clearSpacePx) / height;
  const start = full - fadePx / height;
  const stop = (offset: number, stopOpacity: number) =>
    `<stop offset="${offset}" stop-color="${colours.night}" stop-opacity="${stopOpacity}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="0" y2="1">${stop(start, 0)}${stop(full, opacity)}</linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
}
