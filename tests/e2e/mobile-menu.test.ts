import { expect } from '@playwright/test';
import { phone } from '../support/devices.ts';
import { scrollY } from '../support/scrolling.ts';
import { testWithFrozenClock as test } from '../support/test.ts';

test.use({ viewport: phone.viewport, path: '/gallery' });

test('choosing a link closes the mobile menu', async ({ page, header }) => {
  for (const [label, path] of [
    ['Gallery', '/gallery'],
    ['Journal', '/journal'],
  ] as const) {
    await header.menuButton.click();
    await header.link(label).click();
    await expect(header.mobileMenu).toBeHidden();
    await expect(page).toHaveURL(path);
  }
});

test('going back closes the mobile menu', async ({ page, header }) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'From the Workbench' })).toBeFocused();
  // Opened without the focus, as by a click in Safari: no loss of the focus closes it.
  await header.mobileMenu.evaluate((panel: HTMLElement) => panel.showPopover());
  await expect(header.mobileMenu).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1', { hasText: 'Twelve Days in Pictures' })).toBeFocused();
  await expect(header.mobileMenu).toBeHidden();
});

test('the mobile menu closes when the focus leaves it @firefox', async ({ page, header }) => {
  for (const [key, from, to] of [
    ['Tab', header.link('Get in Touch'), page.getByRole('main').getByRole('link').first()],
    ['Shift+Tab', header.menuButton, header.banner.getByRole('link').nth(1)],
  ] as const) {
    await header.menuButton.press('Enter');
    await from.focus();
    await expect(header.mobileMenu).toBeVisible();
    await page.keyboard.press(key);
    await expect(to).toBeFocused();
    await expect(header.mobileMenu).toBeHidden();
  }
});

test('an open mobile menu goes when the window becomes wide', async ({ page, header }) => {
  await header.menuButton.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(header.mobileMenu).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  await header.link('Journal').click();
  await expect(page.getByRole('heading', { level: 1, name: 'From the Workbench' })).toBeFocused();
});
