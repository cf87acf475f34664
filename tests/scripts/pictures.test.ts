import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { preparePicture } from '#scripts/media/pictures.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const preset = {
  minSize: { width: 400, height: 500 },
  widths: [200, 400, 600, 800],
  avif: { quality: 50, chromaSubsampling: '4:2:0', effort: 0 },
};

/** A blue picture with a red box in it, by default a small one in its corner. */
function drawBox(
  width: number,
  height: number,
  { left, top, size } = { left: 0, top: 0, size: 10 },
) {
  const square = { width: size, height: size, channels: 3, background: 'red' } as const;
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: square }, left, top },
  ]);
}

/** Puts a file with these contents into the build, with its focus in percent. */
async function prepare(file: string, contents: Sharp | Buffer | string, focus = { x: 50, y: 50 }) {
  const path = createTemporaryFolder() + file;
  const isDrawn = typeof contents === 'object' && 'toBuffer' in contents;
  await writeFile(path, isDrawn ? await contents.toBuffer() : contents);
  return preparePicture(path, { focus }, preset);
}

/** The share of red in each quarter of a picture, 0 to 255: from the top left, row by row. */
async function rednessOf(picture: Buffer): Promise<number[]> {
  const pixels = await sharp(picture).resize(2, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return [0, 3, 6, 9].map((at) => pixels[at] ?? Number.NaN);
}

test('a picture is rotated as its EXIF orientation says', async () => {
  // The corner that is at the top left in the file is at the top right once it is turned.
  const sideways = drawBox(1000, 800, { left: 0, top: 0, size: 400 });
  const { data, toAvif, toJpeg } = await prepare(
    'a.jpg',
    sideways.withMetadata({ orientation: 6 }).jpeg(),
  );
  expect([data.width, data.height]).toEqual([800, 1000]);
  for (const encoded of [await toAvif(400), await toJpeg()]) {
    const [topLeft, topRight, ...lower] = await rednessOf(encoded);
    expect(topRight).toBeGreaterThan(120);
    for (const other of [topLeft, ...lower]) expect(other).toBeLessThan(60);
  }
});

test('no encoded picture has EXIF, XMP or IPTC metadata', async () => {
  const photograph = drawBox(800, 1000).withExif({
    IFD0: { Artist: 'Photographer', Make: 'Camera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
  });
  const handedIn = await photograph.jpeg().toBuffer();
  expect((await sharp(handedIn).metadata()).exif?.length).toBeGreaterThan(50);
  const { toAvif, toJpeg } = await prepare('a.jpg', handedIn);
  for (const encoded of [await toAvif(400), await toJpeg()]) {
    const { exif, xmp, iptc } = await sharp(encoded).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  }
});

test.each([
  ['left of the middle', { x: 15, y: 50 }, { left: 400, top: 900, size: 200 }],
  ['right of the middle', { x: 70, y: 50 }, { left: 2000, top: 900, size: 200 }],
  ['in a corner', { x: 100, y: 100 }, { left: 2700, top: 1700, size: 300 }],
])('a wide picture is cropped around its focus %s', async (_where, focus, box) => {
  const { data, toJpeg } = await prepare('a.png', drawBox(3000, 2000, box).png(), focus);
  expect([data.width, data.height]).toEqual([800, 1000]);
  const { channels } = await sharp(await toJpeg()).stats();
  // All of the box is there: its share of the part that is shown, in red.
  expect(channels[0]?.mean).toBeCloseTo((255 * box.size ** 2) / (1600 * 2000), 0);
});

test.each([
  ['photograph.jpeg', (picture: Sharp) => picture.jpeg()],
  ['drawing.png', (picture: Sharp) => picture.png()],
  ['download.webp', (picture: Sharp) => picture.webp()],
  ['small.avif', (picture: Sharp) => picture.avif({ effort: 0 })],
  ['for-print.jpg', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
])('%s can be read', async (file, save) => {
  const box = { left: 0, top: 0, size: 900 };
  const { toAvif, toJpeg } = await prepare(file, save(drawBox(900, 900, box)));
  const { space, format } = await sharp(await toJpeg()).metadata();
  expect([space, format]).toEqual(['srgb', 'jpeg']);
  for (const redness of await rednessOf(await toAvif(400))) {
    expect(redness).toBeGreaterThan(180);
  }
});

test('transparent pixels are shown in the colour of the page, not in black', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const { toJpeg } = await prepare(
    'a.png',
    sharp({ create: { width: 800, height: 1000, channels: 4, background: clear } }).png(),
  );
  for (const redness of await rednessOf(await toJpeg())) {
    expect(redness).toBeGreaterThan(240);
  }
});

test.each([
  [400, [200, 400]],
  [500, [200, 400, 500]],
  [800, [200, 400, 600, 800]],
  [2400, [200, 400, 600, 800]],
])('a picture of %d pixels is offered in widths of %j, never enlarged', async (own, widths) => {
  const picture = drawBox(own, own * 1.25);
  const { data, toJpeg } = await prepare('a.jpg', picture.jpeg());
  expect(data.widths).toEqual(widths);
  expect((await sharp(await toJpeg()).metadata()).width).toBe(widths.at(-1));
});

const cannotBeRead = 'cannot be read as a picture: save it again as a JPEG, PNG, WebP or AVIF.';
const whole = await drawBox(900, 1200, { left: 300, top: 300, size: 300 }).jpeg().toBuffer();

test.each<[file: string, contents: Sharp | Buffer | string, said: string | RegExp]>([
  [
    'small.jpg',
    drawBox(200, 150).jpeg(),
    /small\.jpg is too small \(200 × 150 .* 120 × 150\).* 400 × 500 pixels.*\.$/,
  ],
  ['contract.jpg', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n', cannotBeRead],
  ['empty.jpg', '', cannotBeRead],
  ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', cannotBeRead],
  ['cut-off.jpg', whole.subarray(0, whole.length / 2), cannotBeRead],
])('%s is refused in a sentence that names it', async (file, contents, said) => {
  await expect(prepare(file, contents)).rejects.toThrow(said);
  await expect(prepare(file, contents)).rejects.toThrow(file);
});

test('a missing picture is named', async () => {
  const path = `${createTemporaryFolder()}missing.jpg`;
  await expect(preparePicture(path, { focus: { x: 50, y: 50 } }, preset)).rejects.toThrow(
    /missing\.jpg is missing: add it/,
  );
});

/** Puts a dark picture with a white box into the build, as one that has white text on its left half. */
async function prepareHero(left: number, size: number) {
  const path = `${createTemporaryFolder()}hero.png`;
  const light = { width: size, height: size, channels: 3, background: 'white' } as const;
  await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#333' } })
    .composite([{ input: { create: light }, left, top: 400 }])
    .toFile(path);
  const textSides = [{ width: 0.5, height: 1 }];
  return preparePicture(path, { focus: { x: 50, y: 50 } }, { ...preset, textSides });
}

test('a picture that is light where text stands is refused', async () => {
  await expect(prepareHero(100, 60)).rejects.toThrow(
    /hero\.png is too light for white text \(100 % of white where the text stands, of at most 45 %\): choose an evening picture, or darken the side where the text stands\.$/,
  );
});

test.each([
  ['elsewhere', 440, 300],
  ['in a speck', 100, 4],
])('a picture that is light %s can be used', async (_where, left, size) => {
  await expect(prepareHero(left, size)).resolves.toBeDefined();
});
