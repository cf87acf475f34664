import { expect, test } from '@playwright/test';
import { taglines } from '#shared/site.ts';
import { openPage } from '../support/open-page.ts';

for (const [place, locator] of [
  ['hero', 'main'],
  ['footer', 'footer'],
] as const) {
  test(`the focus shows in white on the dark ground of the ${place}`, async ({ page }) => {
    await openPage(page, '/');
    const link = page.locator(locator).getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('outline', /rgb\(255, 255, 255\) solid 2px/);
  });
}

test('a heading that takes the focus on navigation is not framed', async ({ page }) => {
  await openPage(page, '/gallery');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: taglines.hero });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('box-shadow', 'none');
  await expect(heading).toHaveCSS('outline-style', 'none');
});
