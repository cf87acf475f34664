import { expect, test } from '@playwright/test';
import { readHeaderLook, solidHeader } from '../support/header-look.ts';
import { holdBackMainScript, openHeldBack } from '../support/hold-back.ts';
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
