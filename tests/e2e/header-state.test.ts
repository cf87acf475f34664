import { expect, test } from '@playwright/test';
import { phone } from '../support/devices.ts';
import { clearHeader, readHeaderLook, solidHeader } from '../support/header-look.ts';
import { openPage } from '../support/open-page.ts';
import { scrollPageTo } from '../support/scrolling.ts';
import { everyPage } from '../support/site-pages.ts';

const screens = [
  { name: 'desktop', options: {} },
  { name: 'phone', options: phone },
];

for (const { name, options } of screens) {
  test.describe(name, () => {
    test.use(options);

    test('at the top of the home page the header is clear', async ({ page }) => {
      await openPage(page, '/');
      expect(await readHeaderLook(page)).toEqual(clearHeader);
    });

    test('at 50 px the home page has a clear header', async ({ page }) => {
      await openPage(page, '/');
      await scrollPageTo(page, 50);
      expect(await readHeaderLook(page)).toEqual(clearHeader);
    });

    test('past 50 px the home page has a solid header', async ({ page }) => {
      await openPage(page, '/');
      await scrollPageTo(page, 51);
      expect(await readHeaderLook(page)).toEqual(solidHeader);
    });

    test('back at the top of the home page the header is clear again', async ({ page }) => {
      await openPage(page, '/');
      await scrollPageTo(page, 600);
      expect(await readHeaderLook(page)).toEqual(solidHeader);
      await scrollPageTo(page, 0);
      expect(await readHeaderLook(page)).toEqual(clearHeader);
    });

    test('on every other page the header is solid at the top', async ({ page }) => {
      for (const { path } of everyPage.filter((each) => each.path !== '/')) {
        await openPage(page, path);
        expect(await readHeaderLook(page), path).toEqual(solidHeader);
      }
    });

    test('the header stays at the top of a scrolled page', async ({ page }) => {
      await openPage(page, '/');
      await scrollPageTo(page, 1500);
      const box = await page.getByRole('banner').boundingBox();
      expect(box?.y).toBe(0);
    });
  });
}
