import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BuildInputError } from '../build-errors.ts';
import { background } from './original.ts';

const remedy = 'save an SVG drawing with no ground, and with its text as outlines';

/** Reads the drawing in the file `path`. Throws `BuildInputError` if visitors would not see it well in the header. */
export async function readLogo(path: string) {
  const file = await readFile(path).catch(() => Buffer.of());
  const drawing = await croppedToInk(file).catch(() => file);
  const fault = await faultOf(drawing).catch(() => 'cannot be read');
  if (fault) throw new BuildInputError(path, fault, remedy);
  const { width, height } = await sharp(drawing).metadata();
  return { drawing, width, height };
}

/** Takes the air around the ink off the `viewBox` of a drawing, so that the ink is in line with the texts around it. */
async function croppedToInk(file: Buffer): Promise<Buffer> {
  const [root, box] = /<svg\b[^>]*\sviewBox="([^"]+)"[^>]*>/.exec(`${file}`) ?? [];
  if (!root || !box) return file;
  const withBox = (viewBox: string) => {
    const sizeless = root.replaceAll(/\s(width|height)="[^"]*"/g, '');
    return Buffer.from(`${file}`.replace(root, sizeless.replace(box, viewBox)));
  };
  const ink = await sharp(withBox(box)).extractChannel('alpha').png().toBuffer();
  const { info } = await sharp(ink)
    .trim({ background: 'black', threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const [x = 0, y = 0] = box.split(/[\s,]+/).map(Number);
  const start = [x - (info.trimOffsetLeft ?? 0), y - (info.trimOffsetTop ?? 0)];
  return withBox([...start, info.width, info.height].join(' '));
}

async function faultOf(drawing: Buffer): Promise<string | undefined> {
  const { format, width, height } = await sharp(drawing).metadata();
  if (format !== 'svg') return 'is not an SVG drawing';
  // A picture on a page cannot use the fonts of the page.
  if (/<text[\s>]/.test(drawing.toString())) return 'has text in a font';
  if ((await sharp(drawing).stats()).isOpaque) return 'has a ground of its own';
  const shown = await sharp(drawing).flatten({ background }).greyscale().png().toBuffer();
  const { channels } = await sharp(shown).stats();
  if (channels.every(({ min }) => min > 200)) return 'is too light, or empty';
  return width < 3 * height || width > 12 * height
    ? 'is not 3 to 12 times as wide as high'
    : undefined;
}
