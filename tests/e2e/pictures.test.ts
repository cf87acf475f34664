import { expect, type Request } from '@playwright/test';
import { sites } from '../support/built-sites.ts';
import { screens } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { test, withMotion } from '../support/test.ts';

test.use(withMotion);

/** An upright window on a tablet and a low window on a phone, which crop pictures more than `screens` do. */
const furtherScreens = [
  { width: 600, height: 800 },
  { width: 568, height: 320 },
];

/** The hero's text is on the left of its wide picture, which keeps two thirds in sight, in percent. */
const heroMaxFocus = 66;

for (const path of sites.sample.paths) {
  test(`${path} shows the focus of each picture, in a file of its size`, async ({ browser }) => {
    for (const density of [1, 2]) {
      const page = await browser.newPage({ deviceScaleFactor: density });
      await openPage(page, path);
      for (const screen of [...furtherScreens, ...screens]) {
        await page.setViewportSize(screen);
        const shown = await page.evaluate(readPictures);
        if (/^\/(gallery)?$/.test(path)) expect(shown).not.toEqual([]);
        for (const { address, position, box, hasKnownSize } of shown) {
          const { focus, width, height, widths } = pictureAt(address);
          const [own, ratio] = [width / height, box.width / box.height];
          const isHero = path === '/' && width > height && ratio > 1;
          const point = isHero ? Math.min(focus.x, heroMaxFocus) : focus.x;
          const what = `${address} at ${screen.width} px, ${density}x`;
          expect(isInSight(point, position[0], ratio / own), what).toBe(true);
          expect(isInSight(focus.y, position[1], own / ratio), what).toBe(true);
          if (path === '/gallery') expect(ratio, what).toBeCloseTo(own, 1);
          const shownPx = density * Math.floor(Math.max(box.width, box.height * own));
          const fitting = widths.filter((each) => each >= Math.min(shownPx, Math.max(...widths)));
          // The file is the smallest that fits, or the next one. For a lazy picture any file that fits is right,
          // because the browser alone knows the picture's size.
          const filePx = Number(address.match(/\d+(?=\.\w+$)/));
          expect(hasKnownSize ? fitting.slice(0, 2) : fitting, what).toContain(filePx);
        }
      }
      await page.close();
    }
  });
}

test('leaving a page requests none of its pictures again', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (const image of await page.locator('main article img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.waitForLoadState('networkidle');
  const pictureOf = (request: Request) => request.url().replace(/-\d+\.\w+$/, '');
  const seen = (await page.requests()).map(pictureOf);
  const after: string[] = [];
  page.on('request', (request) => after.push(pictureOf(request)));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await expect(page.locator('main article')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(after).not.toEqual([]);
  expect(after.filter((picture) => seen.includes(picture))).toEqual([]);
});

/** The picture of the sample site that has a file with this address. */
function pictureAt(address: string) {
  const pictures = Object.values(sites.sample.pictures);
  const picture = pictures.find(({ prefix }) => address.includes(`/${prefix}-`));
  if (!picture) throw new Error(`${address} is not of the build.`);
  return picture;
}

/**
 * Whether `point` is in the visible part of a length. `part` is the share that is visible, of which 1 is the whole;
 * `position` is that of CSS `object-position`. `point` and `position` are in percent.
 */
function isInSight(point: number, position = 50, part = 1): boolean {
  const shown = Math.min(1, part) * 100;
  const start = ((100 - shown) * position) / 100;
  return point >= start - 0.5 && point <= start + shown + 0.5;
}

/** The file, the position in percent and the box of each picture, and whether the page tells the browser its size. */
function readPictures() {
  const images = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
  return Promise.all(
    images.map(async (old) => {
      // A copy chooses its file for this screen. The old image could keep a file of another screen.
      const image = document.importNode(old);
      const hasKnownSize = !image.sizes.startsWith('auto');
      image.loading = 'eager';
      old.replaceWith(image);
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      const position = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
      return { address: image.currentSrc, position, box: { width, height }, hasKnownSize };
    }),
  );
}
