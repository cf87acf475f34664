import { expect, test } from '@playwright/test';
import { screens } from '../support/devices.ts';
import { everyPage } from '../support/site-pages.ts';

test.use({ deviceScaleFactor: 2 });

test('no picture is shown larger than its own pixels on any screen', async ({ page }) => {
  // From small to large, because a browser that has loaded a larger file does not load a smaller one.
  let count = 0;
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const { path } of everyPage) {
      await page.goto(path);
      const images = await page.locator('main img').all();
      count += images.length;
      for (const image of images) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate(enlargementOf), `${path} at ${screen.width} px`)
          .toBeLessThanOrEqual(1);
      }
    }
  }
  expect(count).toBeGreaterThan(screens.length * everyPage.length);
});

/**
 * How many device pixels a picture, which covers its box, has for each pixel of its file. The largest file
 * has all pixels of the photograph, so for that one it is how many CSS pixels.
 */
function enlargementOf(element: Element): number {
  const { currentSrc, complete, naturalWidth, naturalHeight } = element as HTMLImageElement;
  if (!complete) return Number.NaN;
  const { width, height } = element.getBoundingClientRect();
  const shownPx = Math.floor(Math.max(width, (height * naturalWidth) / naturalHeight));
  const [, name, filePx] = /([\w-]+)-(\d+)\.\w+$/.exec(currentSrc) ?? [];
  const files = element.parentElement?.innerHTML.matchAll(new RegExp(`${name}-(\\d+)\\.`, 'g'));
  const largestPx = Math.max(...[...(files ?? [])].map(([, px]) => Number(px)));
  return (shownPx * (Number(filePx) < largestPx ? devicePixelRatio : 1)) / Number(filePx);
}
