import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '#client/styles/tokens.ts';
import { businessName, shortBusinessName } from '#shared/site.ts';
import { type OutputFolders, sources } from '../bundle/folders.ts';
import { readUncompressedFace } from './fonts.ts';
import { createLettering } from './lettering.ts';

/** Makes the icons that `public/` does not hold, and the web manifest that names them. */
export async function buildIcons(output: OutputFolders): Promise<void> {
  const tile = await readFile(`${sources.public}/favicon.svg`, 'utf8');
  const ground = /<rect[^>]+fill="(#\w+)"/.exec(tile)?.[1] ?? colours.ink;
  const png = (size: number) =>
    sharp(Buffer.from(tile), { density: 576 }).resize(size).png().toBuffer();
  const small = await sharp(Buffer.from(await drawSmallTile(ground)))
    .png()
    .toBuffer();
  await writeFile(`${output.public}/favicon.ico`, icoOf([16, small], [32, await png(32)]));
  await writeFile(`${output.public}/icon-192.png`, await png(192));
  await writeFile(`${output.public}/icon-maskable-512.png`, await maskable(await png(384), ground));
  await writeFile(`${output.public}/site.webmanifest`, JSON.stringify(manifest));
}

const manifest = {
  name: businessName,
  short_name: shortBusinessName,
  start_url: '/',
  display: 'browser',
  background_color: colours.ivory,
  theme_color: colours.ivory,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** At 16 px the monogram is a smudge: its first letter alone is not. */
async function drawSmallTile(ground: string): Promise<string> {
  const letter = createLettering(await readUncompressedFace('display'))('W', { sizePx: 14 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16"><rect width="16" height="16" rx="3" fill="${ground}"/><g fill="${colours.ivory}" stroke="${colours.ivory}" stroke-width="12" transform="translate(1.1 12.7)">${letter.svg}</g></svg>`;
}

/** Masks may cut away all but the middle four fifths: the tile's ground reaches to the edges. */
function maskable(tile: Buffer, ground: string): Promise<Buffer> {
  return sharp({ create: { width: 512, height: 512, channels: 3, background: ground } })
    .composite([{ input: tile, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** An ICO file of square PNGs: a header, an entry of 16 bytes for each, then the pictures. */
function icoOf(...pictures: readonly [size: number, png: Buffer][]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, [size, png]] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(([, png]) => png)]);
}
