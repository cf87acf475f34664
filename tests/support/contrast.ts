import sharp, { type Region } from 'sharp';

/** The relative luminance of a colour of red, green and blue from 0 to 255 (WCAG 2.2). */
export function luminance(colour: readonly number[]): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = colour
    .map((each) => each / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of what is drawn in a part of a picture with its ground, which most of the part shows. */
export async function contrastIn(picture: Buffer, part: Region): Promise<number> {
  const pixels = await sharp(picture).extract(part).removeAlpha().raw().toBuffer();
  const luminances: number[] = [];
  for (let at = 0; at < pixels.length; at += 3)
    luminances.push(luminance([...pixels.subarray(at, at + 3)]) + 0.05);
  luminances.sort((one, other) => one - other);
  const ground = luminances[luminances.length >> 1] ?? Number.NaN;
  return Math.max((luminances.at(-1) ?? 0) / ground, ground / (luminances[0] ?? 0));
}
