import sharp from 'sharp';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a function that returns the lowest contrast of white with any pixel of a box in a PNG (WCAG 2, 1.4.3). */
export async function whiteContrasts(png: Buffer): Promise<(box: Box) => number> {
  const picture = sharp(png).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return ({ x, y, width, height }) => {
    let lightest = 0;
    for (let row = Math.floor(y); row < y + height; row += 1) {
      for (let column = Math.floor(x); column < x + width; column += 1) {
        const at = (row * info.width + column) * info.channels;
        lightest = Math.max(lightest, luminance(data.subarray(at, at + 3)));
      }
    }
    return 1.05 / (lightest + 0.05);
  };
}

function luminance([red = 0, green = 0, blue = 0]: Iterable<number>): number {
  const [r = 0, g = 0, b = 0] = [linear[red], linear[green], linear[blue]];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The linear share of each value of a channel. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
