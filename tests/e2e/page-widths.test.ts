import { expect, type Locator, type Page, test } from '@playwright/test';
import { heroMinHeightPx } from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { adoptStyles, wideSpacing } from '../support/adopted-styles.ts';
import { showToast, toast } from '../support/contact-form.ts';
import { cutWords } from '../support/cut-words.ts';
import { menuButton, menuPanel } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
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

test('every page shows all its words at every width, also spaced out and enlarged', async ({
  page,
}) => {
  for (const { path, heading } of everyPage) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    for (const { what, css, widths } of adaptations) {
      for (const width of widths) {
        const place = `${path} with ${what} at ${width} px`;
        await page.setViewportSize({ width, height: 800 });
        await adoptStyles(page, css);
        const widest = await page.evaluate(() =>
          Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
        );
        expect(widest, place).toBeLessThanOrEqual(width);
        expect(await cutWords(page), place).toEqual([]);
      }
    }
  }
});

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

test('every target is at least 24 px wide and high, and 44 px high in the main part, the panel and the toast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of everyPage) {
    await openPage(page, path);
    expect(await smallerThan(targets(page), 24), path).toEqual([]);
    expect(await smallerThan(targets(page.getByRole('main')), 44), path).toEqual([]);
  }
  await menuButton(page).click();
  await expect(menuPanel(page)).toBeVisible();
  expect(await smallerThan(targets(page.getByRole('banner')), 44)).toEqual([]);
  await openPage(page, routes.home.path);
  await showToast(page);
  expect(await smallerThan(targets(toast(page)), 44)).toEqual([]);
});

function targets(within: Page | Locator): Locator {
  return within
    .locator(':is(a[href], a[role=link], button, input, textarea)')
    .filter({ visible: true });
}

/** Which of the targets are lower than `leastPx`, or narrower than that or their words. */
async function smallerThan(found: Locator, leastPx: number): Promise<string[]> {
  await expect(found).not.toHaveCount(0);
  return found.evaluateAll((elements, least) => {
    const skipLink = document.querySelector('a');
    return elements
      .filter((element) => element !== skipLink)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < least - 0.01 || box.width < Math.min(least, 24) - 0.01)
      .map(({ element, box }) => `${element.textContent} ${box.width} × ${box.height}`);
  }, leastPx);
}
