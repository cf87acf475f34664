import { expect, test } from '@playwright/test';
import { readHeaderLook, solidHeader } from '../support/header-look.ts';
import { holdBackMainScript, openHeldBack } from '../support/hold-back.ts';
import { openPage } from '../support/open-page.ts';
import { scrollPageTo } from '../support/scrolling.ts';
import { everyPage } from '../support/site-pages.ts';

for (const { name, path } of everyPage.filter((each) => each.path !== '/')) {
  test(`on ${name} the header is solid before the main script has run`, async ({ page }) => {
    await holdBackMainScript(page);
    await openHeldBack(page, path);
    expect(await readHeaderLook(page)).toEqual(solidHeader);
  });

  test.describe('scripts off', () => {
    test.use({ javaScriptEnabled: false });

    test(`on ${name} the header is solid without scripts`, async ({ page }) => {
      await page.goto(path);
      expect(await readHeaderLook(page)).toEqual(solidHeader);
    });
  });
}

test('a home page reloaded half-way down shows the solid header before the main script has run', async ({
  page,
}) => {
  await openPage(page, '/');
  await scrollPageTo(page, 1500);
  await holdBackMainScript(page);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => window.scrollY > 1000);
  expect(await readHeaderLook(page)).toEqual(solidHeader);
});
