import { mkdir, readdir, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { colours } from '#client/styles/tokens.ts';
import { readContent } from '#scripts/content/read-content.ts';
import { buildPaths } from '#scripts/folders.ts';
import { readOriginal } from '#scripts/media/original.ts';
import { buildPictures, preparePicture } from '#scripts/media/pictures.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { createContentFolder } from './content-folder.ts';

const described = { alt: 'A table', focus: { x: 10, y: 40 } };
const corner = { left: 0, top: 0, size: 10 };

/** Draws a picture with a square, by default a small one in the top left corner. */
function draw(
  width: number,
  height: number,
  box = corner,
  colour = 'red',
  background = 'blue',
): Sharp {
  const { size, left, top } = box;
  const square = { width: size, height: size, channels: 3, background: colour } as const;
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: { create: square }, left, top },
  ]);
}

const jpegOf = (width: number, height: number) => draw(width, height).jpeg().toBuffer();

/** Prepares a picture's file as the build does. If `contents` are null, the file does not exist. */
async function prepare(file: string, contents: Promise<Buffer> | null) {
  const path = createTemporaryFolder() + file;
  if (contents !== null) await writeFile(path, await contents);
  const original = await readOriginal(path);
  const { picture, open, encoders } = preparePicture('свадьба-été', original, described, 50);
  const encode = async (end: string) =>
    encoders[`${picture.prefix}-${end}`]?.(open()).toBuffer() ?? Buffer.of();
  return {
    original,
    picture,
    open,
    toAvif: () => encode(`${picture.widths[0]}.avif`),
    toJpeg: () => encode(`${picture.width}.jpg`),
  };
}

/** The share of red in each quarter of a picture, 0 to 255: from the top left, row by row. */
async function rednessOf(picture: Buffer): Promise<number[]> {
  const pixels = await sharp(picture).resize(2, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return [0, 3, 6, 9].map((at) => pixels[at] ?? Number.NaN);
}

test('a picture is rotated as its EXIF data says, and published without it', async () => {
  // The rotation moves the top left corner of the file to the top right.
  const sideways = draw(1000, 800, { ...corner, size: 400 })
    .withExif({ IFD0: { Artist: 'Photographer' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 });
  const { picture, toAvif, toJpeg } = await prepare('a.jpg', sideways.jpeg().toBuffer());
  expect([picture.width, picture.height]).toEqual([800, 1000]);
  for (const encoded of [await toAvif(), await toJpeg()]) {
    const [topLeft, topRight, ...lower] = await rednessOf(encoded);
    expect(topRight).toBeGreaterThan(120);
    for (const other of [topLeft, ...lower]) expect(other).toBeLessThan(60);
    const { exif, xmp, iptc } = await sharp(encoded).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  }
});

test('transparent pixels are shown in the colour of the page, not in black', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const glass = sharp({ create: { width: 400, height: 500, channels: 4, background: clear } });
  const { original, toJpeg } = await prepare('a.png', glass.png().toBuffer());
  for (const redness of await rednessOf(await toJpeg())) expect(redness).toBeGreaterThan(240);
  expect(original.colour).toBe(colours.ivory.toLowerCase());
});

test.each([
  [400, [400]],
  [700, [650, 700]],
  [1000, [650, 750, 980, 1000]],
  [3600, [650, 750, 980, 1070, 1290, 1600, 2000, 2880]],
])('a picture %d pixels wide is built uncropped in the widths %j', async (original, widths) => {
  const { picture, open, toJpeg } = await prepare('a.jpg', jpegOf(original, original / 2));
  const width = widths.at(-1) ?? 0;
  expect(picture).toMatchObject({ ...described, widths, width, height: width / 2 });
  expect(picture.prefix).toMatch(/^ete-\w{8}$/);
  expect((await sharp(await toJpeg()).metadata()).width).toBe(width);
  // The original is never decoded larger than the largest file.
  expect((await sharp(await open().png().toBuffer()).metadata()).width).toBe(width);
});

test('a photograph with a defect that viewers tolerate is read', async () => {
  const bytes = await jpegOf(400, 500);
  // In the scan header, Samsung's cameras write 0 instead of 63 as the end of the spectral selection.
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  bytes[scan + bytes.readUInt16BE(scan + 2)] = 0;
  const { toJpeg } = await prepare('a.jpg', Promise.resolve(bytes));
  expect((await sharp(await toJpeg()).metadata()).width).toBe(400);
});

const half = jpegOf(400, 500).then((bytes) => bytes.subarray(0, bytes.length / 2));

test.each<[file: string, contents: Promise<Buffer> | null]>([
  ['cut-off.jpg', half],
  ['missing.jpg', null],
])('%s is refused in a sentence that names it', async (file, contents) => {
  const message = `${file} cannot be read as a picture: save it again as a JPEG, PNG, WebP or AVIF.`;
  await expect(prepare(file, contents)).rejects.toThrow(message);
});

/** Inserts characters, each of which is a byte, into a file. */
const insert = (file: Buffer, at: number, bytes: string) =>
  Buffer.concat([file.subarray(0, at), Buffer.from(bytes, 'latin1'), file.subarray(at)]);

/** An AVIF with this code for its transfer characteristics, which sharp does not write. */
async function avifWith(code: string) {
  const file = await draw(640, 640).avif({ effort: 0 }).toBuffer();
  return insert(file, file.length, `\0\0\0\x13colrnclx\0\x09\0${code}\0\x09\x80`);
}

/** A PNG with this code, behind a comment of this length after the header of 33 bytes. */
async function pngWith(code: string, length: number) {
  const comment = `\0\0${String.fromCharCode(length >> 8, length & 255)}tEXt${'x'.repeat(length)}\0\0\0\0`;
  const chunk = `\0\0\0\x04cICP\x09${code}\0\x01\0\0\0\0`;
  return insert(await draw(640, 640).png().toBuffer(), 33, comment + chunk);
}

/** A JPEG with a colour profile whose only part is `part`, called `name`. */
async function jpegWith(name: string, part: string) {
  const table = `${'\0\0\0\x01'.padStart(132, '\0')}${name}\0\0\0\x90\0\0\0\x40`;
  const profile = `ICC_PROFILE\0\x01\x01${table}${part.padEnd(64, '\0')}`;
  const segment = `\xff\xe2\0${String.fromCharCode(profile.length + 2)}${profile}`;
  return insert(await jpegOf(640, 640), 2, segment);
}

const inUtf16 = (text: string) => [...text].map((letter) => `\0${letter}`).join('');

test.each<[where: string, hdr: Promise<Buffer>, sdr: Promise<Buffer>]>([
  ['an AVIF', avifWith('\x10'), avifWith('\x0d')],
  ['a PNG', pngWith('\x10', 12_000), pngWith('\x0d', 80)],
  ['a profile', jpegWith('cicp', 'cicp\0\0\0\0\x09\x12'), jpegWith('cicp', 'cicp\0\0\0\0\x09\x0d')],
  [
    'the name of a profile',
    jpegWith('desc', inUtf16('BT.2100 PQ')),
    jpegWith('desc', inUtf16('BT.2020')),
  ],
])('HDR, which would look grey, is recognised in %s', async (_where, hdr, sdr) => {
  await expect(prepare('a.jpg', hdr)).rejects.toThrow('a.jpg is in HDR');
  expect(await prepare('a.jpg', sdr)).toBeTruthy();
});

test('a picture of too many pixels is refused', async () => {
  const size = 'width="17000" height="16000"';
  const huge = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`);
  const prepared = prepare('a.svg', Promise.resolve(huge));
  await expect(prepared).rejects.toThrow('a.svg cannot be read as a picture');
});

test.each([
  ['#8a8a8a', true],
  ['#6a6a6a', false],
])('dark text is easier to read on the colour %s: %s', async (colour, isLight) => {
  const plain = draw(400, 500, corner, colour, colour).png().toBuffer();
  expect((await prepare('a.png', plain)).picture.isLight).toBe(isLight);
});

/** Builds the pictures of a folder with these sizes, and returns what the client gets. */
async function buildFolder(sizes: Readonly<Record<string, [width: number, height: number]>>) {
  const folder = createContentFolder(['site.yaml', '/services, ', '']);
  for (const [file, [width, height]] of Object.entries(sizes)) {
    await writeFile(`${folder}/pictures/${file}`, await jpegOf(width, height));
  }
  const { content, photographs } = await readContent(folder);
  const output = buildPaths(`${folder}/out`);
  await mkdir(output.assets, { recursive: true });
  const built = await buildPictures(content, photographs, output);
  return { built, assets: await readdir(output.assets) };
}

test('every picture that pages show is built, and no other', async () => {
  const { built, assets } = await buildFolder({
    'table.jpg': [2500, 1500],
    'table-tall.jpg': [800, 1200],
    'rose (1).JPG': [640, 640],
  });
  expect(Object.keys(built).sort()).toEqual(['rose-1', 'table', 'table-tall']);
  expect(built['rose-1']?.prefix).toMatch(/^rose-1-\w{8}$/);
  expect(assets).toContain(`${built['rose-1']?.prefix}-640.jpg`);
  expect(built.table?.alt).toBe('A long table');
});

test('all pictures that cannot be used are reported together', async () => {
  const small = buildFolder({ 'table.jpg': [2000, 900], 'table-tall.jpg': [700, 1200] });
  const error = await small.catch((each: Error) => each);
  expect(String(error)).toMatch(/pictures\/table\.jpg is too small \(2000 × 900 .*2400 × 1350/);
  expect(String(error)).toMatch(/pictures\/table-tall\.jpg is too small \(700 × 1200 .*800 × 1200/);
  expect(String(error)).toMatch(/pictures\/rose \(1\)\.JPG cannot be read as a picture/);
});
