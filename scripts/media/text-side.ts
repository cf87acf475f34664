import type { Sharp } from 'sharp';
import { BuildInputError } from '../bundle/build-errors.ts';

/** A part of a picture from its top left corner that is behind white text, in shares of width and height. */
export interface TextSide {
  width: number;
  height: number;
}

/** The lightest grey, in percent, on which white text has a contrast of 4.5 to 1 (WCAG 2.2, 1.4.3). */
const lightestPercent = 45;

/** The picture is measured in this many tiles across and down, so that a speck of light does not count. */
const tiles = 40;

/** Throws `BuildInputError` if the cropped picture in the file `path` is too light on one of `sides`. */
export async function refuseLightSides(
  path: string,
  picture: Sharp,
  sides: readonly TextSide[],
): Promise<void> {
  const greys = await picture.resize(tiles, tiles, { fit: 'fill' }).greyscale().raw().toBuffer();
  const behindText = greys.filter((_grey, index) => {
    const [x, y] = [(index % tiles) / tiles, Math.floor(index / tiles) / tiles];
    return sides.some(({ width, height }) => x < width && y < height);
  });
  const percent = Math.ceil(Math.max(...behindText) / 2.55);
  if (percent <= lightestPercent) return;
  throw new BuildInputError(
    path,
    `is too light for white text (${percent} % of white where the text stands, of at most ${lightestPercent} %)`,
    'choose an evening picture, or darken the side where the text stands',
  );
}
