import { expect, test } from '@playwright/test';
import { fillForm, showToast, submitForm, toast } from '../support/contact-form.ts';
import { openWithFrozenClock, rendered, runFor } from '../support/frozen-clock.ts';
import { hoverAt } from '../support/mouse.ts';

test.beforeEach(async ({ page }) => {
  await openWithFrozenClock(page, '/');
});

test('the toast is gone at 5000 ms and not before', async ({ page }) => {
  await showToast(page);
  await runFor(page, 4999);
  await expect(toast(page)).toBeVisible();
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await runFor(page, 1);
  await expect(toast(page)).toHaveCount(0);
});

test('a new toast replaces the old one and has its own 5000 ms', async ({ page }) => {
  await showToast(page);
  await runFor(page, 3000);
  await toast(page).evaluate((element) => element.setAttribute('data-old', ''));
  await fillForm(page);
  await submitForm(page);
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(toast(page)).toHaveCount(1);
  await runFor(page, 4999);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await runFor(page, 1);
  await expect(toast(page)).toHaveCount(0);
});

test('while the mouse rests on the toast its time stands still', async ({ page }) => {
  await showToast(page);
  await runFor(page, 4000);
  await hoverAt(page, toast(page));
  await runFor(page, 60_000);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await page.mouse.move(5, 5);
  await runFor(page, 999);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await runFor(page, 1);
  await expect(toast(page)).toHaveCount(0);
});

test('while the toast has the focus its time stands still', async ({ page }) => {
  await showToast(page);
  await runFor(page, 4000);
  await toast(page).focus();
  await runFor(page, 60_000);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await page.getByRole('button', { name: 'Send Message' }).focus();
  await rendered(page);
  await runFor(page, 999);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await runFor(page, 1);
  await expect(toast(page)).toHaveCount(0);
});
