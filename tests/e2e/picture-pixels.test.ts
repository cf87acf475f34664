import { expect, type Page, test } from '@playwright/test';
import { everyPage } from '../support/site-pages.ts';

const screens = [
  { width: 320, height: 640 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

for (const deviceScaleFactor of [1, 2]) {
  for (const viewport of screens) {
    const screen = `${viewport.width} × ${viewport.height} at ${deviceScaleFactor}x`;

    test.describe(screen, () => {
      test.use({ viewport, deviceScaleFactor });

      test(`no picture is shown larger than its own pixels at ${screen}`, async ({ page }) => {
        let seen = 0;
        for (const { path } of everyPage) {
          await page.goto(path);
          for (const picture of await picturesOf(page)) {
            const { enlargement, isLargest, file } = picture;
            seen += 1;
            // The master has no more of them; at a ratio of 1 it has to have enough.
            if (deviceScaleFactor > 1 && isLargest) continue;
            expect(enlargement, `${file} on ${path}`).toBeLessThanOrEqual(1);
          }
        }
        expect(seen).toBeGreaterThanOrEqual(everyPage.length);
      });
    });
  }
}

/** The pictures of a page, each with the device pixels that one of its own is stretched over. */
async function picturesOf(page: Page) {
  const pictures = [];
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    pictures.push(
      await image.evaluate((element: HTMLImageElement) => {
        const { currentSrc, naturalWidth, naturalHeight } = element;
        const widthOf = (address: string) => Number(/-(\d+)\.\w+$/.exec(address)?.[1]);
        const sets = [...(element.parentElement?.children ?? [])].map(
          (source) => (source as HTMLSourceElement).srcset,
        );
        const own = sets.find((set) => set.includes(new URL(currentSrc).pathname)) ?? '';
        const widths = own.split(', ').map((entry) => widthOf(entry.replace(/ .*/, '')));
        const { width, height } = element.getBoundingClientRect();
        // It covers its box, whichever side is the longer one; what is drawn is a whole pixel.
        const shown = Math.max(width, (height * naturalWidth) / naturalHeight);
        return {
          file: currentSrc.replace(/.*\//, ''),
          isLargest: widthOf(currentSrc) === Math.max(...widths),
          enlargement: (Math.floor(shown) * devicePixelRatio) / widthOf(currentSrc),
        };
      }),
    );
  }
  return pictures;
}
