import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '#client/styles/tokens.ts';
import { sharingPictureSize } from '#shared/head.ts';
import { type RouteName, routeNames, routes } from '#shared/routes.ts';
import { businessName, taglines } from '#shared/site.ts';
import { dataFolder, type OutputFolders, sources } from '../bundle/folders.ts';
import { copyCached } from './cache.ts';
import { fingerprint } from './fingerprint.ts';
import { readUncompressedFace } from './fonts.ts';
import { createLettering } from './lettering.ts';
import { openPicture } from './pictures.ts';

const { width, height } = sharingPictureSize;

/** The picture stands on the right; words have the rest. */
const pictureWidth = 560;
const margin = 80;

/** Makes the picture that stands for each route where it is shared, and writes `sharing.json`. */
export async function buildSharingPictures(output: OutputFolders): Promise<void> {
  const display = createLettering(await readUncompressedFace('display'));
  const text = createLettering(await readUncompressedFace('text'));
  const monogram = await readFile(`${sources.pictures}/logo.svg`);
  const files: Partial<Record<RouteName, string>> = {};
  for (const name of routeNames) {
    const { label, sharingPicture: picture } = routes[name];
    const words = name === 'home' ? taglines.hero : label;
    const photo = await openPicture(picture).toBuffer();
    const panel = drawPanel(display, text, words);
    const file = `sharing-${picture}-${fingerprint(photo, monogram, panel, 'v1')}.jpg`;
    await copyCached(output, file, () => compose(photo, monogram, panel));
    files[name] = file;
  }
  await writeFile(`${dataFolder}/sharing.json`, JSON.stringify(files));
}

type Letterer = ReturnType<typeof createLettering>;

function drawPanel(display: Letterer, label: Letterer, words: string): string {
  const sizePx = words.length > 20 ? 60 : 104;
  const lineHeight = 1.04;
  const room = width - pictureWidth - 2 * margin;
  const headline = display(words, { sizePx, lineHeight, maxWidthPx: room });
  const name = label(businessName.toUpperCase(), { sizePx: 17, letterSpacing: 0.14 });
  const top = height / 2 + 30 - ((headline.lineCount - 1) * sizePx * lineHeight) / 2 + sizePx * 0.3;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${colours.ink}" transform="translate(${margin} ${top})">${headline.svg}</g><g fill="${colours.umber}" transform="translate(${margin} ${height - margin})">${name.svg}</g></svg>`;
}

async function compose(photo: Buffer, monogram: Buffer, panel: string): Promise<Buffer> {
  const picture = await sharp(photo)
    .resize(pictureWidth, height, { fit: 'cover', position: 'attention' })
    .toBuffer();
  const mark = await sharp(monogram, { density: 144 }).resize({ height: 72 }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: colours.ivory } })
    .composite([
      { input: picture, left: width - pictureWidth, top: 0 },
      { input: mark, left: margin - 8, top: margin - 16 },
      { input: Buffer.from(panel), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
