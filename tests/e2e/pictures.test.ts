import { expect, type Request } from '@playwright/test';
import { sites } from '../support/built-sites.ts';
import { screens } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { test, withMotion } from '../support/test.ts';

test.use(withMotion);

/** A tablet in an upright window and a phone in a low one, which crop more than these screens. */
const furtherScreens = [
  { width: 600, height: 800 },
  { width: 568, height: 320 },
];

/** The hero's text stands on the left of its wide picture, which keeps two thirds in sight, in percent. */
const heroMost = 66;

for (const path of sites.sample.paths) {
  test(`pictures of ${path} show their focus, from files of their size`, async ({ browser }) => {
    for (const density of [1, 2]) {
      const page = await browser.newPage({ deviceScaleFactor: density });
      for (const screen of [...furtherScreens, ...screens]) {
        await page.setViewportSize(screen);
        // A page that has a large file of a picture would not load a smaller one.
        await openPage(page, path);
        const shown = await page.evaluate(readPictures);
        if (/^\/(gallery)?$/.test(path)) expect(shown).not.toEqual([]);
        for (const { address, position, box, hasKnownSize } of shown) {
          const { focus, width, height, widths } = pictureAt(address);
          const [own, ratio] = [width / height, box.width / box.height];
          const isHero = path === '/' && width > height && ratio > 1;
          const point = isHero ? Math.min(focus.x, heroMost) : focus.x;
          const what = `${address} at ${screen.width} px, ${density}x`;
          expect(isInSight(point, position[0], ratio / own), what).toBe(true);
          expect(isInSight(focus.y, position[1], own / ratio), what).toBe(true);
          if (path === '/gallery') expect(ratio, what).toBeCloseTo(own, 1);
          const shownPx = density * Math.floor(Math.max(box.width, box.height * own));
          const fitting = widths.filter((each) => each >= Math.min(shownPx, Math.max(...widths)));
          // The smallest, or the next one. Of a lazy picture the browser alone knows the size.
          const filePx = Number(address.match(/\d+(?=\.\w+$)/));
          expect(hasKnownSize ? fitting.slice(0, 2) : fitting, what).toContain(filePx);
        }
      }
      await page.close();
    }
  });
}

test('a page that is left requests none of its pictures again', async ({ page }) => {
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

/** Whether a point is in the part of a length that `position` shows, all in percent; 1 is all of it. */
function isInSight(point: number, position = 50, part = 1): boolean {
  const shown = Math.min(1, part) * 100;
  const start = ((100 - shown) * position) / 100;
  return point >= start - 0.5 && point <= start + shown + 0.5;
}

/** The file of each picture of the page, its position in percent, the box that it covers, and whether the page says its size. */
function readPictures() {
  const images = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
  return Promise.all(
    images.map(async (image) => {
      const hasKnownSize = !image.sizes.startsWith('auto');
      image.loading = 'eager';
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      const position = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
      return { address: image.currentSrc, position, box: { width, height }, hasKnownSize };
    }),
  );
}
