import { expect, test } from '@playwright/test';
import { everyPage } from '../support/site-pages.ts';

const heroScreens = [
  { width: 320, height: 500 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

for (const viewport of heroScreens) {
  test(`the hero is at least 700 px tall at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(700);
  });
}

for (const width of [320, 375, 768, 1280, 1920]) {
  test(`no page is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { path, heading } of everyPage) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      const widest = await page.evaluate(() =>
        Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
      );
      expect(widest, path).toBeLessThanOrEqual(width);
    }
  });
}
