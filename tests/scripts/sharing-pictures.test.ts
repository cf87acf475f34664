import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { routeNames } from '#shared/routes.ts';

const { assets, data } = outputFolders('production');
const files: Record<string, string> = JSON.parse(readFileSync(`${data}/sharing.json`, 'utf8'));

/** The extremes of lightness and the spread of a part of the picture, which is 630 pixels high. */
async function statsOf(file: string | undefined, left: number, width: number) {
  const part = sharp(`${assets}/${file}`).extract({ left, top: 0, width, height: 630 });
  const { channels } = await sharp(await part.greyscale().png().toBuffer()).stats();
  const [{ min, max, stdev } = { min: 0, max: 0, stdev: 0 }] = channels;
  return { min, max, stdev };
}

test.each(routeNames)('the sharing picture of %s has the wordmark beside a photo', async (name) => {
  const margin = await statsOf(files[name], 0, 60);
  expect(margin.min).toBeGreaterThan(240);
  const wordmark = await statsOf(files[name], 60, 420);
  expect(wordmark.min).toBeLessThan(80);
  expect(wordmark.max).toBeGreaterThan(240);
  const photo = await statsOf(files[name], 560, 640);
  expect(photo.stdev).toBeGreaterThan(15);
});
