import type { Page } from '@playwright/test';

/** Scrolls the page and waits until the frame that shows it there has been prepared. */
export async function scrollPageTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await nextFrames(page);
}

export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Waits for `count` frames: scroll events and observers have then been heard. */
export function nextFrames(page: Page, count = 2): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, count);
}
