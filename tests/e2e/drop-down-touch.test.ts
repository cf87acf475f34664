import { expect, test } from '@playwright/test';
import { wideTouchScreen } from '../support/devices.ts';
import { openWithFrozenClock, runFor } from '../support/frozen-clock.ts';
import { dropDownButton, dropDownLinks } from '../support/header.ts';

test.use(wideTouchScreen);

test('a tap opens the drop-down at once, a second one closes it', async ({ page }) => {
  await openWithFrozenClock(page, '/gallery');
  const button = dropDownButton(page);
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(3);
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a tapped drop-down stays open after the finger has left', async ({ page }) => {
  await openWithFrozenClock(page, '/gallery');
  const button = dropDownButton(page);
  await button.tap();
  await runFor(page, 2000);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a tap elsewhere closes it', async ({ page }) => {
  await openWithFrozenClock(page, '/gallery');
  await dropDownButton(page).tap();
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.touchscreen.tap(640, 700);
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'false');
});
