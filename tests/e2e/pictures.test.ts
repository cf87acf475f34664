import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { headerLink } from '../support/header.ts';
import { openPage, waitUntilInteractive } from '../support/loading.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { readResources } from '../support/resource-timings.ts';
import { everyPage, headings } from '../support/site-pages.ts';

const screens = [
  { width: 320, height: 640 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`at ${deviceScaleFactor}x`, () => {
    test.use({ deviceScaleFactor });

    test(`no picture is shown larger than its own pixels at ${deviceScaleFactor}x on any screen`, async ({
      page,
    }) => {
      for (const { path } of everyPage) {
        await page.goto(path);
        for (const screen of screens) {
          await page.setViewportSize(screen);
          const images = await page.locator('main img').all();
          expect(images.length, path).toBeGreaterThan(0);
          for (const image of images) {
            await image.scrollIntoViewIfNeeded();
            // A browser fetches the larger file that it then shows.
            await expect
              .poll(() => image.evaluate(enlargementOf), `${path} at ${screen.width} px`)
              .toBeLessThanOrEqual(1);
          }
        }
      }
    });
  });
}

test('a page change fetches one file of its picture, in the best format', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.ourStory.path);
  await headerLink(page, 'gallery').click();
  await expectSettledPage(page, headings.gallery);
  const image = page.getByRole('main').locator('img').first();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const shown = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
  const { pathname } = new URL(shown);
  expect(pathname).toMatch(/\.avif$/);
  const name = `/assets/${routes.gallery.pictures[0]}-`;
  const asked = (await readResources(page)).filter(({ path }) => path.startsWith(name));
  expect(asked.map(({ path }) => path)).toEqual([pathname]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test('all that the home page loads on a phone is at most 330,000 bytes', async ({ page }) => {
    const bodies: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      bodies.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(routes.home.path);
    await waitUntilInteractive(page);
    for (const image of await page.locator('main img').all()) {
      await image.scrollIntoViewIfNeeded();
      await image.evaluate((element: HTMLImageElement) => element.decode());
    }
    await page.waitForLoadState('networkidle');
    expect(bodies.length).toBeGreaterThan(8);
    const total = (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0);
    expect(total).toBeLessThanOrEqual(330_000);
  });
});

/**
 * How many device pixels one pixel of a picture is stretched over; 1 for the largest file that there is
 * of it where the screen has two pixels for each of CSS's, since the master has no more of them.
 */
function enlargementOf(element: Element): number {
  const { currentSrc, complete, naturalWidth, naturalHeight, parentElement } =
    element as HTMLImageElement;
  if (!complete || !currentSrc) return Number.NaN;
  const widthOf = (address: string) => Number(/-(\d+)\.\w+$/.exec(address)?.[1]);
  const sets = [...(parentElement?.children ?? [])].map(
    (source) => (source as HTMLSourceElement).srcset,
  );
  const own = sets.find((set) => set.includes(new URL(currentSrc).pathname)) ?? '';
  const widths = own.split(', ').map((entry) => widthOf(entry.replace(/ .*/, '')));
  if (devicePixelRatio > 1 && widthOf(currentSrc) === Math.max(...widths)) return 1;
  const { width, height } = element.getBoundingClientRect();
  // It covers its box, whichever side is the longer one; what is drawn is a whole pixel.
  const shown = Math.max(width, (height * naturalWidth) / naturalHeight);
  return (Math.floor(shown) * devicePixelRatio) / widthOf(currentSrc);
}
