import sharp from 'sharp';
import { BuildInputError, readInput } from '../bundle/build-input-error.ts';

/** A picture as it was handed in. */
export interface Master {
  bytes: Buffer;
  /** Its size in pixels once it is turned as its EXIF says. */
  width: number;
  height: number;
  /** Its mean colour, as CSS writes it. */
  colour: string;
}

/** As `sharp` names them; 'av1' is what an AVIF says of itself inside. */
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'av1'];

/** Reads the picture in the file `path`. Throws `BuildInputError` where it is missing or is no picture. */
export async function readMaster(path: string): Promise<Master> {
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
