import sharp from 'sharp';
import { BuildInputError, readInput } from '../bundle/build-input-error.ts';

/** A picture as it was handed in; its size is that of the picture turned upright, in pixels. */
export interface Master {
  bytes: Buffer;
  width: number;
  height: number;
}

/** As `sharp` names them; 'av1' is what an AVIF says of itself inside. */
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'av1'];

/** Reads the picture in the file `path`. Throws `BuildInputError` where it is missing or is no picture. */
export async function readMaster(path: string): Promise<Master> {
  const bytes = await readInput(path);
  try {
    const { format, compression, autoOrient } = await sharp(bytes).metadata();
    // Decodes all of it: the head of a file that was cut off reads well.
    await sharp(bytes).stats();
    if (formats.includes(format === 'heif' ? compression : format)) {
      return { bytes, ...autoOrient };
    }
  } catch {}
  throw new BuildInputError(
    path,
    'cannot be read as a picture',
    'save it again as a JPEG, PNG, WebP or AVIF',
  );
}
