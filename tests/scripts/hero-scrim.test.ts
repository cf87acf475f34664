import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { sources } from '#scripts/bundle/folders.ts';
import { multiplyScrim, nightScrim, strengthNeeded } from '#scripts/media/contrast.ts';
import { heroScrimOf } from '#scripts/media/hero-scrim.ts';
import { pictures } from '#shared/pictures.ts';
import { worstWhiteContrast } from '../support/contrast.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const colours = Buffer.from(Array.from({ length: 3 * 900 }, (_, index) => (index * 7919) % 256));

test.each([
  ['night', [nightScrim(1)]],
  ['a colour that is multiplied', [multiplyScrim([132, 100, 72])]],
  ['both', [multiplyScrim([132, 100, 72]), nightScrim(0.66)]],
] as const)(
  'white over %s is legible at the computed strength, and not much below it',
  async (_name, scrims) => {
    const strength = strengthNeeded(colours, scrims);
    expect(strength).toBeGreaterThan(0.1);
    const contrastAt = (drawn: number) => {
      const seen = Buffer.from(
        colours.map((value, at) =>
          scrims.reduce((rest, scrim) => scrim(rest, (at % 3) as 0 | 1 | 2, drawn), value),
        ),
      );
      const raw = { width: 30, height: 30, channels: 3 } as const;
      const box = { x: 0, y: 0, width: 30, height: 30 };
      return sharp(seen, { raw })
        .png()
        .toBuffer()
        .then((png) => worstWhiteContrast(png, box));
    };
    expect(await contrastAt(strength)).toBeGreaterThanOrEqual(4.5);
    expect(await contrastAt(strength - 0.04)).toBeLessThan(4.6);
  },
);

test('a scrim that cannot be strong enough has infinite strength', () => {
  expect(strengthNeeded(Buffer.from([255, 255, 255]), [nightScrim(0.3)])).toBe(
    Number.POSITIVE_INFINITY,
  );
});

/** A hero of one grey, from 0 to 255, with a white square; `left` and `size` are in pixels. */
async function drawHero(grey: number, { left, size }: { left: number; size: number }) {
  const background = { r: grey, g: grey, b: grey };
  const light = { width: size, height: size, channels: 3, background: 'white' } as const;
  const path = `${createTemporaryFolder()}hero.png`;
  await sharp({ create: { width: 2400, height: 1350, channels: 3, background } })
    .composite([{ input: { create: light }, left, top: 450 }])
    .toFile(path);
  return path;
}

test.each(['hero', 'hero-portrait'] as const)('our own %s needs the usual scrim', async (name) => {
  expect(await heroScrimOf(name, `${sources.pictures}/${pictures[name].file}`)).toBe(0.15);
});

test('a picture that is light only away from the words needs the usual scrim', async () => {
  expect(await heroScrimOf('hero', await drawHero(60, { left: 1400, size: 900 }))).toBe(0.15);
});

test('a picture that is light behind the words gets a stronger scrim, and the build says so', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const strength = await heroScrimOf('hero', await drawHero(60, { left: 300, size: 200 }));
  expect(strength).toBeGreaterThan(0.8);
  expect(strength).toBeLessThan(1);
  expect(log.mock.calls).toEqual([
    [
      `The picture "hero" is light behind the white words: its scrim is drawn at ${Math.round(strength * 100)} % (usually 15 %).`,
    ],
  ]);
  log.mockRestore();
});

test('a light picture is refused with a sentence that says what to change', async () => {
  await expect(heroScrimOf('hero', await drawHero(200, { left: 1400, size: 900 }))).rejects.toThrow(
    /hero\.png is too light for the white words that stand on it: choose a picture whose left half and upper quarter are darker, or darken them\.$/,
  );
});
