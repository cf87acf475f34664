import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '#client/styles/tokens.ts';
import { BuildInputError } from '../build-errors.ts';
import { cachedFile, fingerprint } from './cache.ts';

/** What shows through transparent parts. */
export const background = colours.ivory;

/** Opens a picture. One that was cut off fails; what else is wrong with a file, viewers show all the same. */
export const openPicture = (path: string) => sharp(path, { failOn: 'truncated' });

/** A picture as the owner saved it. */
export type Original = Awaited<ReturnType<typeof readOriginal>>;

/** Reads a picture, its size as it is shown, and its mean colour. Throws `BuildInputError` if it is not a picture. */
export async function readOriginal(path: string) {
  function refuse(): never {
    const sentence = 'cannot be read as a picture: save it again as a JPEG, PNG, WebP or AVIF';
    throw new BuildInputError({ file: path, sentence });
  }
  const bytes = await readFile(path).catch(refuse);
  const { autoOrient } = await openPicture(path).metadata().catch(refuse);
  // Decodes the whole picture, so that a file that was cut off fails too.
  const cached = await cachedFile(`mean-${fingerprint(bytes, background)}`, () => {
    const pixel = openPicture(path).flatten({ background }).resize(1, 1, { fit: 'fill' });
    return pixel.raw().toBuffer().catch(refuse);
  });
  const mean = await readFile(cached);
  const colour = `#${mean.toString('hex', 0, 3)}`;
  return { path, bytes, ...autoOrient, colour, isLight: isLight(mean) };
}

/** Whether a colour of three bytes is lighter than the grey on which black and white have the same contrast. */
function isLight([red = 0, green = 0, blue = 0]: Uint8Array): boolean {
  const linear = (byte: number) => (byte / 255) ** 2.2;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > 0.179;
}
