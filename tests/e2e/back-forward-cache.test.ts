import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { headerLink } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { scrollPageTo, scrollY } from '../support/scrolling.ts';
import { pageHeading } from '../support/site-pages.ts';

/** Playwright switches the cache off, because its own `goBack` does not see pages come out of it. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('coming back from another document the page is as it was left, from the browser’s cache, and works', async ({
  page,
}) => {
  await openPage(page, routes.home.path);
  await scrollPageTo(page, 1200);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto('/robots.txt');
  await page.evaluate(() => window.history.back());
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  expect(await scrollY(page)).toBe(1200);
  await headerLink(page, 'gallery').click();
  await expect(pageHeading(page, 'gallery')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
});
