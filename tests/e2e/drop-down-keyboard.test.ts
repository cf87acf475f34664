import { expect, test } from '@playwright/test';
import { dropDownCloseDelayMs } from '#shared/constants.ts';
import { dropDownButton, dropDownLinks, headerLink } from '../support/header.ts';
import { hoverAt } from '../support/mouse.ts';
import { openPage } from '../support/open-page.ts';

test.beforeEach(async ({ page }) => {
  await openPage(page, '/gallery');
  await dropDownButton(page).focus();
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the drop-down and closes it again`, async ({ page }) => {
    await page.keyboard.press(key);
    await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press(key);
    await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'false');
  });
}

test('Escape closes the drop-down and gives the focus back to its button', async ({ page }) => {
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(dropDownLinks(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(dropDownButton(page)).toBeFocused();
});

test('the down arrow opens the drop-down and moves through its links', async ({ page }) => {
  await page.keyboard.press('ArrowDown');
  await expect(dropDownLinks(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dropDownLinks(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(dropDownLinks(page).nth(0)).toBeFocused();
});

test('tabbing past the last link closes the drop-down', async ({ page }) => {
  await page.keyboard.press('Enter');
  for (const index of [0, 1, 2]) {
    await page.keyboard.press('Tab');
    await expect(dropDownLinks(page).nth(index)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(headerLink(page, 'gallery')).toBeFocused();
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('while the drop-down is closed its links cannot be focused', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(headerLink(page, 'gallery')).toBeFocused();
  const links = await dropDownLinks(page).all();
  expect(links).toHaveLength(3);
  for (const link of links) {
    await link.evaluate((element) => element.focus());
    await expect(link).not.toBeFocused();
  }
});

test('a pointer that drifts away leaves the drop-down to who uses keys in it', async ({ page }) => {
  await page.clock.install();
  await hoverAt(page, dropDownButton(page));
  await page.keyboard.press('ArrowDown');
  await expect(dropDownLinks(page).first()).toBeFocused();
  await page.mouse.move(5, 700);
  await page.clock.runFor(dropDownCloseDelayMs * 4);
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(dropDownLinks(page).first()).toBeFocused();
});

test('the links of a drop-down that closes take no focus while it fades', async ({ page }) => {
  await page.keyboard.press('Enter');
  await expect(dropDownLinks(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(headerLink(page, 'gallery')).toBeFocused();
});

test('keys with modifiers keep what the browser does with them', async ({ page }) => {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Home');
  await expect(dropDownLinks(page).nth(1)).toBeFocused();
});
