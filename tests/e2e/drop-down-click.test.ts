import { expect, test } from '@playwright/test';
import { openWithFrozenClock, rendered, runFor } from '../support/frozen-clock.ts';
import { dropDownButton } from '../support/header.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';

test.beforeEach(async ({ page }) => {
  await page.mouse.move(640, 700);
  await openWithFrozenClock(page, '/gallery');
});

test('a click opens the drop-down at once and the next one closes it', async ({ page }) => {
  const button = dropDownButton(page);
  await clickAt(page, button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await clickAt(page, button);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a drop-down closed by a click stays closed under the resting mouse', async ({ page }) => {
  const button = dropDownButton(page);
  await clickAt(page, button);
  await clickAt(page, button);
  await runFor(page, 1000);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a click just after a hover has opened it leaves it open, the next one closes it', async ({
  page,
}) => {
  const button = dropDownButton(page);
  await hoverAt(page, button);
  await runFor(page, 200);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await runFor(page, 50);
  await clickAt(page, button);
  await rendered(page);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await clickAt(page, button);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a click long after a hover has opened it closes it', async ({ page }) => {
  const button = dropDownButton(page);
  await hoverAt(page, button);
  await runFor(page, 200);
  await runFor(page, 2000);
  await clickAt(page, button);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a click elsewhere closes it', async ({ page }) => {
  const button = dropDownButton(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.click(640, 700);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
