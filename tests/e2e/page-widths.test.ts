import { expect, test } from '@playwright/test';
import { heroMinHeightPx } from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { adoptStyles, wideSpacing } from '../support/adopted-styles.ts';
import { cutWords } from '../support/cut-words.ts';
import { openPage } from '../support/open-page.ts';
import { everyPage } from '../support/site-pages.ts';

const adaptations = [
  { what: 'its own text', css: '', widths: [320, 375, 768, 1280, 1920, 2560] },
  { what: 'wide spacing', css: wideSpacing, widths: [320, 1024, 1280] },
  { what: 'text half as large again', css: 'html{font-size:150%!important}', widths: [320, 375] },
  {
    what: 'text of twice the size',
    css: 'html{font-size:200%!important}',
    widths: [320, 375, 1280],
  },
];

for (const { name, path, heading } of everyPage) {
  test(`${name} shows all its words at every width, also spaced out and enlarged`, async ({
    page,
  }) => {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    for (const { what, css, widths } of adaptations) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await adoptStyles(page, css);
        const widest = await page.evaluate(() =>
          Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
        );
        expect(widest, `${what} at ${width} px`).toBeLessThanOrEqual(width);
        expect(await cutWords(page), `${what} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('the hero is at least 700 px tall on every screen', async ({ page }) => {
  await page.goto(routes.home.path);
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
  for (const [width, height] of [
    [320, 500],
    [768, 1024],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await hero.boundingBox();
    expect(box?.height, `${width} × ${height}`).toBeGreaterThanOrEqual(heroMinHeightPx);
  }
});
