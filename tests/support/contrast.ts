import sharp from 'sharp';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The lowest contrast of white with any pixel of `box` in a PNG screenshot (WCAG 2, 1.4.3). */
export async function worstWhiteContrast(png: Buffer, box: Box): Promise<number> {
  const { data, info } = await sharp(png)
    .extract({
      left: Math.floor(box.x),
      top: Math.floor(box.y),
      width: Math.ceil(box.width),
      height: Math.ceil(box.height),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let lightest = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    lightest = Math.max(lightest, luminance(data.subarray(at, at + 3)));
  }
  return 1.05 / (lightest + 0.05);
}

/** The contrast of white with a computed colour, such as `rgb(1, 2, 3)`. */
export function whiteContrast(colour: string): number {
  return 1.05 / (luminance(colour.match(/[\d.]+/g)?.map(Number) ?? []) + 0.05);
}

function luminance(pixel: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = [...pixel].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
