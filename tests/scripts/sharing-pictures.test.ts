import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outputFolders, sources } from '#scripts/bundle/folders.ts';
import { wordmarkBox } from '#scripts/media/sharing-pictures.ts';
import { routeNames } from '#shared/routes.ts';
import { worstWhiteContrast } from '../support/contrast.ts';

const { assets, data } = outputFolders('production');
const files: Record<string, string> = JSON.parse(readFileSync(`${data}/sharing.json`, 'utf8'));

/** The wordmark a little swollen, as black on nothing: what it covers, with the traces of JPEG around it. */
async function coverOfWordmark(): Promise<Buffer> {
  const { width, height } = wordmarkBox;
  const drawn = sharp(`${sources.pictures}/wordmark-light.svg`).resize(width, height);
  const shape = await drawn.extractChannel('alpha').png().toBuffer();
  const blurred = await sharp(shape).blur(8).png().toBuffer();
  const swollen = await sharp(blurred).threshold(1).toBuffer();
  const black = { width, height, channels: 3, background: 'black' } as const;
  return sharp({ create: black }).joinChannel(swollen).png().toBuffer();
}

test.each(routeNames)(
  'the white wordmark is legible on the sharing picture of %s',
  async (route) => {
    const picture = await sharp(`${assets}/${files[route]}`)
      .composite([{ input: await coverOfWordmark(), ...wordmarkBox }])
      .png()
      .toBuffer();
    const { left: x, top: y, width, height } = wordmarkBox;
    // Encoding as JPEG lightens single pixels a little.
    expect(await worstWhiteContrast(picture, { x, y, width, height })).toBeGreaterThan(4.3);
    // The wordmark is there.
    const { channels } = await sharp(`${assets}/${files[route]}`).extract(wordmarkBox).stats();
    expect(channels.map(({ max }) => max > 240)).toEqual([true, true, true]);
  },
);
