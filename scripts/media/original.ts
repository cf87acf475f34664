import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '#client/styles/tokens.ts';
import type { Focus } from '#shared/content-types.ts';
import { BuildInputError } from '../build-errors.ts';
import { fingerprint, readCached } from './cache.ts';

/** What shows through transparent parts. */
export const background = colours.ivory;

interface Size {
  width: number;
  height: number;
}

/** A picture as the owner saved it. */
export interface Original extends Size {
  /** The absolute path of its file. */
  path: string;
  bytes: Buffer;
  /** Its mean colour, as a CSS value. */
  colour: string;
}

/**
 * Reads the picture in the file `path`; its size is that after the rotation that its EXIF data says. Throws
 * `BuildInputError` if it is missing or not a picture.
 */
export async function readOriginal(path: string): Promise<Original> {
  try {
    const bytes = await readFile(path);
    const { autoOrient } = await sharp(bytes).metadata();
    // Decodes the whole picture, so that a file that was cut off fails too.
    const mean = await readCached(`mean-${fingerprint(bytes, background)}`, () =>
      sharp(bytes).flatten({ background }).resize(1, 1, { fit: 'fill' }).raw().toBuffer(),
    );
    return { path, bytes, ...autoOrient, colour: `#${mean.toString('hex', 0, 3)}` };
  } catch {
    const remedy = 'save it again as a JPEG, PNG, WebP or AVIF';
    throw new BuildInputError(path, 'cannot be read as a picture', remedy);
  }
}

/**
 * Returns the largest part of a picture with the proportions of `shape`, in pixels. Its centre is as near to the
 * focal point, in percent of the picture, as the picture's edges allow. Throws `BuildInputError` if the part is
 * smaller than `minSize`.
 */
export function cropAround(
  { path, ...size }: Pick<Original, 'path' | 'width' | 'height'>,
  shape: Size,
  focus: Focus,
  minSize: Size,
) {
  const scale = Math.min(size.width / shape.width, size.height / shape.height);
  const width = Math.round(shape.width * scale);
  const height = Math.round(shape.height * scale);
  if (width < minSize.width || height < minSize.height) {
    throw new BuildInputError(
      path,
      `is too small (${size.width} × ${size.height} pixels, of which the layout shows ${width} × ${height})`,
      `choose a picture of which at least ${minSize.width} × ${minSize.height} pixels can be shown`,
    );
  }
  return {
    left: startOf(width, size.width, focus.x),
    top: startOf(height, size.height, focus.y),
    width,
    height,
  };
}

function startOf(length: number, available: number, focusPercent: number): number {
  const centred = Math.round((available * focusPercent) / 100 - length / 2);
  return Math.min(Math.max(centred, 0), available - length);
}
