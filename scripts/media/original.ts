import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '#client/styles/tokens.ts';
import { BuildInputError } from '../build-errors.ts';
import { cachedFile, fingerprint } from './cache.ts';
import { isHdr } from './is-hdr.ts';

/** The colour behind the transparent parts of pictures. */
export const background = colours.ivory;

/** Opens a picture. A truncated file fails. sharp shows other damaged files as far as it can, like image viewers. */
export const openPicture = (path: string) => sharp(path, { failOn: 'truncated' });

/** A picture as the owner saved it. */
export type Original = Awaited<ReturnType<typeof readOriginal>>;

/**
 * Reads a picture, its size after rotation, and its mean colour. Throws `BuildInputError` if the file cannot be read as
 * a picture, is truncated, has more pixels than sharp opens (268 million) or is in HDR.
 */
export async function readOriginal(path: string) {
  function fail(message: string): never {
    throw new BuildInputError({ file: path, message });
  }
  const failToRead = () =>
    fail('cannot be read as a picture: save it again as a JPEG, PNG, WebP or AVIF');
  const bytes = await readFile(path).catch(failToRead);
  const { autoOrient, icc = Buffer.of() } = await sharp(path).metadata().catch(failToRead);
  if (isHdr(bytes, icc)) fail('is in HDR, and would look grey on the site: save it without HDR');
  // Computing the mean colour decodes the whole picture, so a truncated file fails here.
  const cached = await cachedFile(`mean-${fingerprint(bytes, background)}`, () => {
    const pixel = openPicture(path).flatten({ background }).resize(1, 1, { fit: 'fill' });
    return pixel.raw().toBuffer().catch(failToRead);
  });
  const mean = await readFile(cached);
  const pixel = sharp(mean, { raw: { width: 1, height: 1, channels: 3 } });
  const [grey = 0] = await pixel.greyscale().raw().toBuffer();
  // Black and white text have the same contrast on a background with the grey value 117.
  return { path, bytes, ...autoOrient, colour: `#${mean.toString('hex')}`, isLight: grey > 117 };
}
