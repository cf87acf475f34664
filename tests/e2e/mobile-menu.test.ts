import { expect } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { phone } from '../support/devices.ts';
import { headerLink, menuButton, mobileMenu } from '../support/header.ts';
import { clickAt } from '../support/mouse.ts';
import { scrollY } from '../support/scrolling.ts';
import { footerLink, pageHeading } from '../support/site-pages.ts';
import { testWithFrozenClock as test } from '../support/test.ts';

const tag = '@firefox';

test.use({ viewport: phone.viewport, path: routes.gallery.path });

test('the menu button opens and closes the mobile menu', { tag }, async ({ page }) => {
  await expect(mobileMenu(page)).toBeHidden();
  await clickAt(page, menuButton(page));
  await expect(headerLink(page, 'getInTouch')).toBeVisible();
  await clickAt(page, menuButton(page));
  await expect(mobileMenu(page)).toBeHidden();
});

test('choosing a link closes the mobile menu', async ({ page }) => {
  for (const name of ['gallery', 'partners'] as const) {
    await clickAt(page, menuButton(page));
    await clickAt(page, headerLink(page, name));
    await expect(mobileMenu(page)).toBeHidden();
    await expect(page).toHaveURL(routes[name].path);
  }
});

test('going back closes the mobile menu', async ({ page }) => {
  await footerLink(page, 'partners').click();
  await expect(pageHeading(page, 'partners')).toBeFocused();
  // Opened without the focus, as by a click in Safari: no loss of the focus closes it.
  await mobileMenu(page).evaluate((panel: HTMLElement) => panel.showPopover());
  await expect(mobileMenu(page)).toBeVisible();
  await page.goBack();
  await expect(pageHeading(page, 'gallery')).toBeFocused();
  await expect(mobileMenu(page)).toBeHidden();
});

test('the mobile menu closes when the focus leaves it', { tag }, async ({ page }) => {
  for (const [key, from, to] of [
    ['Tab', headerLink(page, 'getInTouch'), page.getByRole('main').getByRole('link').first()],
    ['Shift+Tab', menuButton(page), page.getByRole('banner').getByRole('link').nth(1)],
  ] as const) {
    await menuButton(page).press('Enter');
    await from.focus();
    await expect(mobileMenu(page)).toBeVisible();
    await page.keyboard.press(key);
    await expect(to).toBeFocused();
    await expect(mobileMenu(page)).toBeHidden();
  }
});

test('an open mobile menu goes when the window becomes wide', async ({ page }) => {
  await clickAt(page, menuButton(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(mobileMenu(page)).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  await clickAt(page, headerLink(page, 'partners'));
  await expect(pageHeading(page, 'partners')).toBeFocused();
});
