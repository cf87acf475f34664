import sharp, { type Region } from 'sharp';
import type { FocalPoint, Page } from '#shared/content-types.ts';
import { sharingPictureSize } from '#shared/contracts.ts';
import type { Photograph } from '../content/read-content.ts';
import type { BuildPaths } from '../folders.ts';
import { copyCached, fingerprint } from './cache.ts';
import { background, type Original, openPicture, readOriginal } from './original.ts';

/** The size in pixels of the page's picture, which is on the right. The left part shows the wordmark on ivory. */
const photoSize = { width: 660, height: sharingPictureSize.height };
const panelWidth = sharingPictureSize.width - photoSize.width;
const wordmarkWidth = 400;

const jpeg = { quality: 84, mozjpeg: true };

/** Writes the pictures that social networks show with links to pages. Returns the file names by the pages' paths. */
export async function buildSharingPictures(
  pages: readonly Page[],
  photographs: Readonly<Record<string, Photograph>>,
  wordmark: Buffer,
  output: BuildPaths,
): Promise<Record<string, string>> {
  const recipe = JSON.stringify([photoSize, wordmarkWidth, jpeg, background, sharp.versions]);
  const files: Record<string, string> = {};
  for (const [name, { path, focus }] of Object.entries(photographs)) {
    const sharedBy = pages.filter(({ sharing }) => sharing === name);
    if (sharedBy.length === 0) continue;
    const original = await readOriginal(path);
    const part = partAround(focus, original);
    const hash = fingerprint(original.bytes, wordmark, recipe, JSON.stringify(part));
    const file = `sharing-${hash}.jpg`;
    await copyCached(output, file, () => compose(original, part, wordmark));
    for (const page of sharedBy) files[page.path] = file;
  }
  return files;
}

async function compose({ path }: Original, part: Region, wordmark: Buffer) {
  const mark = await sharp(wordmark, { density: 144 })
    .resize({ width: wordmarkWidth, height: photoSize.height, fit: 'contain', background })
    .toBuffer();
  return openPicture(path)
    .autoOrient()
    .extract(part)
    .resize(photoSize)
    .flatten({ background })
    .extend({ left: panelWidth, background })
    .composite([{ input: mark, left: (panelWidth - wordmarkWidth) / 2, top: 0 }])
    .jpeg(jpeg)
    .toBuffer();
}

/**
 * Returns the largest part of a picture that has the aspect ratio of `photoSize`, in pixels. The focus positions the
 * part by the rule of CSS for `object-position`, as it positions a cropped picture on a page.
 */
function partAround(focus: FocalPoint, original: Original): Region {
  const scale = Math.min(original.width / photoSize.width, original.height / photoSize.height);
  const width = Math.round(photoSize.width * scale);
  const height = Math.round(photoSize.height * scale);
  const left = Math.round(((original.width - width) * focus.x) / 100);
  return { left, top: Math.round(((original.height - height) * focus.y) / 100), width, height };
}
