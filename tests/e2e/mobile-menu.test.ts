import { expect } from '@playwright/test';
import { phone } from '../support/devices.ts';
import { clearHeader, solidHeader } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { consoleOf, testWithFrozenClock as test } from '../support/test.ts';

test.use({ viewport: phone.viewport, path: '/gallery' });

test('choosing a link closes the mobile menu, and so does going back', async ({ page, header }) => {
  for (const label of ['Gallery', 'Our Story']) {
    await header.menuButton.click();
    await header.link(label).click();
    await expect(page.locator('h1').last()).toBeFocused();
    await expect(header.mobileMenu).toBeHidden();
  }
  // The menu is opened without getting the focus, as by a click in Safari. So the menu cannot close by losing the
  // focus.
  await header.mobileMenu.evaluate((panel: HTMLElement) => panel.showPopover());
  await expect(header.mobileMenu).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1', { hasText: 'Twelve Days in Pictures' })).toBeFocused();
  await expect(header.mobileMenu).toBeHidden();
});

test('the mobile menu closes when the focus leaves it', async ({ page, header }) => {
  await header.menuButton.press('Enter');
  await header.link('Gallery').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await expect(header.mobileMenu).toBeHidden();
});

test('an open menu closes when the window’s width hides it @firefox', async ({ page, header }) => {
  const narrow = { width: 900, height: 1200 };
  const wide = { width: 1280, height: 800 };
  await page.setViewportSize(narrow);
  await openPage(page, '/');
  const open = page.locator('header :popover-open');
  await header.menuButton.press('Enter');
  await expect(open).toHaveCount(1);
  expect(await header.read()).toBe(solidHeader);
  // If the scrollbar takes space, that space stays reserved, so that the header does not move.
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
  await page.setViewportSize(wide);
  await expect(open).toHaveCount(0);
  expect(await header.read()).toBe(clearHeader);
  // Tab continues from the menu, not from the start of the page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await header.dropDownButton.press('Enter');
  await expect(open).toHaveCount(1);
  await page.setViewportSize(narrow);
  await expect(open).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(header.menuButton).toBeFocused();
  expect(await consoleOf(page)).toEqual([]);
});
