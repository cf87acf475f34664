import { expect, type Request } from '@playwright/test';
import { type Site, sites } from '../support/built-sites.ts';
import { screens } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { test, withMotion } from '../support/test.ts';

const deviceScaleFactor = 2;
test.use({ ...withMotion, deviceScaleFactor });

/** A tablet in an upright window and a phone in a low one, which crop more than these screens. */
const furtherScreens = [
  { width: 600, height: 800 },
  { width: 568, height: 320 },
];

/** The hero's text stands on the left of its wide picture, which keeps two thirds in sight, in percent. */
const heroMost = 66;

for (const path of sites.sample.paths) {
  test(`pictures of ${path} show their focus, from large enough files`, async ({ page }) => {
    for (const screen of [...furtherScreens, ...screens]) {
      await page.setViewportSize(screen);
      // A page that has a large file of a picture would not load a smaller one.
      await openPage(page, path);
      const shown = await page.evaluate(readPictures);
      if (path === '/') expect(shown).not.toEqual([]);
      for (const { address, position, box } of shown) {
        const { focus, width, height, widths, filePx } = pictureAt(sites.sample, address);
        const [own, ratio] = [width / height, box.width / box.height];
        const isHero = path === '/' && width > height && ratio > 1;
        const point = isHero ? Math.min(focus.x, heroMost) : focus.x;
        const what = `${address} at ${screen.width} px on ${path}`;
        expect(isInSight(point, position[0], ratio / own), what).toBe(true);
        expect(isInSight(focus.y, position[1], own / ratio), what).toBe(true);
        const shownPx = deviceScaleFactor * Math.floor(Math.max(box.width, box.height * own));
        expect(filePx, what).toBeGreaterThanOrEqual(Math.min(shownPx, Math.max(...widths)));
      }
    }
  });
}

for (const path of sites.delivered.paths) {
  test(`first pictures of ${path} load no larger files than needed`, async ({ browser }) => {
    for (const density of [1, 2]) {
      const page = await browser.newPage({ deviceScaleFactor: density });
      // A page that has a large file of a picture would not load a smaller one.
      await page.route('**/assets/*', (route) => route.abort());
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await page.goto(sites.delivered.url + path);
        for (const { address, box } of await page.evaluate(readFirstPictures)) {
          const { width, height, widths, filePx } = pictureAt(sites.delivered, address);
          const shownPx = density * Math.floor(Math.max(box.width, (box.height * width) / height));
          const fitting = widths.filter((each) => each >= Math.min(shownPx, Math.max(...widths)));
          // The smallest, or the next one.
          const what = `${address} at ${screen.width} px`;
          expect(fitting.slice(0, 2), what).toContain(filePx);
        }
      }
      await page.close();
    }
  });
}

test('a gallery shows its pictures whole', async ({ page }) => {
  await openPage(page, '/gallery');
  const images = page.getByRole('figure').getByRole('img');
  await expect(images).toHaveCount(8);
  const ratios = await images.evaluateAll((all) =>
    all.map((image) => {
      const [width, height] = ['width', 'height'].map((each) => Number(image.getAttribute(each)));
      const box = image.getBoundingClientRect();
      return box.width / box.height / ((width ?? 0) / (height ?? 0));
    }),
  );
  for (const ratio of ratios) expect(ratio).toBeCloseTo(1, 1);
});

test('a page that is left requests none of its pictures again', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 393, height: 812 },
    deviceScaleFactor: 3,
  });
  await openPage(page, sites.sample.url);
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
  await page.close();
});

/** The picture of a site that has a file with this address, and the width of the file in pixels. */
function pictureAt(site: Site, address: string) {
  const pictures = Object.values(site.pictures);
  const picture = pictures.find(({ prefix }) => address.includes(`/${prefix}-`));
  if (!picture) throw new Error(`${address} is not of the build.`);
  return { ...picture, filePx: Number(address.match(/\d+(?=\.\w+$)/)) };
}

/** Whether a point is in the part of a length that `position` shows, all in percent; 1 is all of it. */
function isInSight(point: number, position = 50, part = 1): boolean {
  const shown = Math.min(1, part) * 100;
  const start = ((100 - shown) * position) / 100;
  return point >= start - 0.5 && point <= start + shown + 0.5;
}

/** The file of each picture of the page, its position in percent, and its box, which it covers. */
function readPictures() {
  const images = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
  return Promise.all(
    images.map(async (image) => {
      image.loading = 'eager';
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      const position = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
      return { address: image.currentSrc, position, box: { width, height } };
    }),
  );
}

/** The file and the box of each picture of which the page says how wide it is laid out. */
function readFirstPictures() {
  const selector = 'main img[fetchpriority=high], main picture:has(source + source) img';
  const images = [...document.querySelectorAll<HTMLImageElement>(selector)];
  return images.flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    return image.currentSrc ? { address: image.currentSrc, box: { width, height } } : [];
  });
}
