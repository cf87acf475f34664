import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { assets, build } from '../support/build.ts';

/** Returns the minimum, maximum and standard deviation of the lightness of a strip of a picture, 630 pixels high. */
async function statsOf(picture: Buffer, left: number, width: number) {
  const part = sharp(picture).extract({ left, top: 0, width, height: 630 });
  const { channels } = await sharp(await part.greyscale().png().toBuffer()).stats();
  const [{ min, max, stdev } = { min: 0, max: 0, stdev: 0 }] = channels;
  return { min, max, stdev };
}

test.each(Object.entries(assets.sharing))(
  'the sharing picture of %s has the wordmark beside a photo',
  async (_, file) => {
    const body = readFileSync(`${build.assets}/${file}`);
    const { width, height } = await sharp(body).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect((await statsOf(body, 0, 60)).min).toBeGreaterThan(240);
    const wordmark = await statsOf(body, 60, 420);
    expect(wordmark.max - wordmark.min).toBeGreaterThan(30);
    // Even a photograph of fog has more than one colour.
    expect((await statsOf(body, 560, 640)).stdev).toBeGreaterThan(1);
  },
);
