import type { Sharp } from 'sharp';
import type { PictureUse } from '#client/pictures/uses.ts';

/** The lightest grey, in percent, on which white text has a contrast of 4.5 to 1 (WCAG 2.2, 1.4.3). */
const lightestPercent = 45;

/** The picture is measured in this many tiles across and down, so that a speck of light does not count. */
const tiles = 40;

/** Whether a cropped picture is too light for white text on one of `sides`. */
export async function isTooLight(picture: Sharp, sides: PictureUse['textSides']): Promise<boolean> {
  if (sides.length === 0) return false;
  const greys = await picture.resize(tiles, tiles, { fit: 'fill' }).greyscale().raw().toBuffer();
  return greys.some((grey, index) => {
    const [x, y] = [(index % tiles) / tiles, Math.floor(index / tiles) / tiles];
    const isBehindText = sides.some(({ width, height }) => x < width && y < height);
    return isBehindText && grey > (255 * lightestPercent) / 100;
  });
}
