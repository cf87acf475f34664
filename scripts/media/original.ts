import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '#client/styles/tokens.ts';
import { BuildInputError } from '../build-errors.ts';
import { cachedFile, fingerprint } from './cache.ts';

/** What shows through transparent parts. */
export const background = colours.ivory;

/** Opens a picture. One that was cut off fails; what else is wrong with a file, viewers show all the same. */
export const openPicture = (path: string) => sharp(path, { failOn: 'truncated' });

/** What sharp opens by default. */
const mostPixels = 16_383 ** 2;

/** A picture as the owner saved it. */
export type Original = Awaited<ReturnType<typeof readOriginal>>;

/** Reads a picture, its size as it is shown, and its mean colour. Throws `BuildInputError` if it is not a picture. */
export async function readOriginal(path: string) {
  function fail(sentence: string): never {
    throw new BuildInputError({ file: path, sentence });
  }
  const refuse = () =>
    fail('cannot be read as a picture: save it again as a JPEG, PNG, WebP or AVIF');
  const bytes = await readFile(path).catch(refuse);
  const { autoOrient } = await sharp(path, { limitInputPixels: false }).metadata().catch(refuse);
  const { width, height } = autoOrient;
  if (width * height > mostPixels)
    fail(`has too many pixels (${width} × ${height}): make it smaller`);
  // AVIF and PNG say at their start how brightness is encoded: PQ is 16, HLG is 18 (ITU-T H.273). sharp converts neither.
  const [, transfer = ' '] =
    /(?:colrnclx...|cICP.)(.)/s.exec(bytes.toString('latin1', 0, 10_000)) ?? [];
  if ('\x10\x12'.includes(transfer))
    fail('is in HDR, and would be grey on the site: save it without HDR');
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
