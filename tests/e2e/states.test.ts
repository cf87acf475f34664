import { expect, type Locator } from '@playwright/test';
import { phone } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { test } from '../support/test.ts';

/* An icon with two looks shows the look of the current state. */

const iconsOf = (button: Locator) =>
  button.locator('svg').filter({ visible: true }).locator('path').getAttribute('d');

test('the menu button shows bars, and a cross while the menu is open @firefox', async ({
  page,
  header,
}) => {
  await page.setViewportSize(phone.viewport);
  await openPage(page, '/');
  const bars = await iconsOf(header.menuButton);
  await header.menuButton.click();
  await expect.poll(() => iconsOf(header.menuButton)).not.toBe(bars);
  await header.menuButton.click();
  await expect.poll(() => iconsOf(header.menuButton)).toBe(bars);
});

test('the arrow of the drop-down turns while it is open @firefox', async ({ page, header }) => {
  await openPage(page, '/gallery');
  const arrow = header.dropDownButton.locator('svg');
  await expect(arrow).toHaveCSS('transform', 'none');
  await header.dropDownButton.click();
  await expect(arrow).toHaveCSS('transform', /^matrix\(-1, /);
});
