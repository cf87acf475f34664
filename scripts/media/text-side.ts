import type { Sharp } from 'sharp';
import { BuildInputError } from '../bundle/build-input-error.ts';

/** A part of a picture from its top left corner that is behind white text, in shares of width and height. */
export interface TextSide {
  width: number;
  height: number;
}

/** The lightest grey, in percent, on which white text has a contrast of 4.5 to 1 (WCAG 2.2, 1.4.3). */
const lightestPercent = 45;

/** The picture is measured in this many tiles across, so that a speck of light does not count. */
const tilesAcross = 54;

/** Throws `BuildInputError` if the cropped picture in the file `path` is too light on one of `sides`. */
export async function refuseLightSides(
  path: string,
  picture: Sharp,
  sides: readonly TextSide[],
): Promise<void> {
  const { data, info } = await picture
    .resize({ width: tilesAcross })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lightest = data.reduce((most, grey, index) => {
    const x = (index % info.width) / info.width;
    const y = Math.floor(index / info.width) / info.height;
    const isBehindText = sides.some(({ width, height }) => x < width && y < height);
    return isBehindText ? Math.max(most, grey) : most;
  }, 0);
  const percent = Math.ceil(lightest / 2.55);
  if (percent <= lightestPercent) return;
  throw new BuildInputError(
    path,
    `is too light for white text (${percent} % of white where the text stands, of at most ${lightestPercent} %)`,
    'choose an evening picture, or darken the side where the text stands',
  );
}
