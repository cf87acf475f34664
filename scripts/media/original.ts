import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '#client/styles/tokens.ts';
import { BuildInputError } from '../build-errors.ts';
import { cachedFile, fingerprint } from './cache.ts';

/** What shows through transparent parts. */
export const background = colours.ivory;

/** Opens a picture. A truncated file fails. Other defects are tolerated, as image viewers tolerate them. */
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
  const pixel = sharp(mean, { raw: { width: 1, height: 1, channels: 3 } });
  const [grey = 0] = await pixel.greyscale().raw().toBuffer();
  // On the grey of 117, black and white have the same contrast.
  return { path, bytes, ...autoOrient, colour: `#${mean.toString('hex')}`, isLight: grey > 117 };
}
