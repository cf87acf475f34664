import { expect } from '@playwright/test';
import { screens } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { everySite } from '../support/sites.ts';
import { test } from '../support/test.ts';

test.use({ deviceScaleFactor: 2 });

for (const site of everySite) {
  test(`no picture of ${site.name} is enlarged on any screen`, async ({ page }) => {
    let count = 0;
    for (const path of site.paths) {
      await openPage(page, site.url + path);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        const enlargements = await page.evaluate(loadPicturesAgain);
        expect(Math.max(1, ...enlargements), `${path} at ${screen.width} px`).toBe(1);
        count += enlargements.length;
      }
    }
    expect(count).toBeGreaterThanOrEqual(screens.length);
  });
}

/**
 * Replaces each picture by one whose files have other addresses, because a browser that has a large file
 * does not load a smaller one. Returns how many device pixels each, which covers its box, has for each pixel
 * of its file. The largest file has all pixels of the photograph, so for that one it is how many CSS pixels.
 */
async function loadPicturesAgain(): Promise<number[]> {
  for (const picture of document.querySelectorAll('main picture')) {
    picture.innerHTML = picture.innerHTML.replace(/\.(avif|jpg)\b[^ ",]*/g, `.$1?${innerWidth}`);
  }
  return Promise.all(
    [...document.querySelectorAll<HTMLImageElement>('main img')].map(async (image) => {
      image.loading = 'eager';
      await new Promise((resolve) => Object.assign(image, { onload: resolve, onerror: resolve }));
      const { currentSrc, naturalWidth, naturalHeight } = image;
      const { width, height } = image.getBoundingClientRect();
      const shownPx = Math.floor(Math.max(width, (height * naturalWidth) / naturalHeight));
      const [, name, filePx] = /([\w-]+)-(\d+)\.\w+\?/.exec(currentSrc) ?? [];
      const files = image.parentElement?.innerHTML.matchAll(new RegExp(`${name}-(\\d+)\\.`, 'g'));
      const largestPx = Math.max(...[...(files ?? [])].map(([, px]) => Number(px)));
      return (shownPx * (Number(filePx) < largestPx ? devicePixelRatio : 1)) / Number(filePx);
    }),
  );
}
