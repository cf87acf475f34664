import { expect, test } from '@playwright/test';
import { routeNames, routes } from '#shared/routes.ts';
import { headerLink } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { pageHeading } from '../support/site-pages.ts';

/** Playwright switches the cache off, because its own `goBack` does not see pages come out of it. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('every page comes back from the browser’s cache as it was left, and works', async ({
  page,
}) => {
  for (const name of routeNames) {
    await openPage(page, routes[name].path);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await page.goto('/robots.txt');
    await page.evaluate(() => window.history.back());
    await expect(page.locator('html'), name).toHaveAttribute('data-restored', 'true');
    const next = name === 'gallery' ? 'partners' : 'gallery';
    await headerLink(page, next).click();
    await expect(pageHeading(page, next)).toBeFocused();
    await expect(page.locator('html'), name).toHaveAttribute('data-restored', 'true');
  }
});
