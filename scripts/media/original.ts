import sharp from 'sharp';
import { BuildInputError, readInput } from '../bundle/build-input-error.ts';

/** A picture as the owner saved it. */
export interface Original {
  bytes: Buffer;
  /** Its size in pixels after the rotation that its EXIF data says. */
  width: number;
  height: number;
  /** Its mean colour, as a CSS value. */
  colour: string;
}

/** The accepted formats by sharp's names; 'av1' is the compression of an AVIF. */
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'av1'];

/** Reads the picture in the file `path`. Throws `BuildInputError` if it is missing or no picture. */
export async function readOriginal(path: string): Promise<Original> {
  const bytes = await readInput(path);
  try {
    const { format, compression, autoOrient } = await sharp(bytes).metadata();
    // Decodes the whole picture, so that a file that was cut off fails too.
    const mean = await sharp(bytes).resize(1, 1, { fit: 'fill' }).flatten().raw().toBuffer();
    if (formats.includes(format === 'heif' ? compression : format)) {
      return { bytes, ...autoOrient, colour: `#${mean.toString('hex', 0, 3)}` };
    }
  } catch {}
  throw new BuildInputError(
    path,
    'cannot be read as a picture',
    'save it again as a JPEG, PNG, WebP or AVIF',
  );
}
