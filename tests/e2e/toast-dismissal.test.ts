import { expect, test } from '@playwright/test';
import { fillForm, showToast, submitForm, toast } from '../support/contact-form.ts';
import { dragBy } from '../support/drag.ts';
import { openWithFrozenClock, rendered } from '../support/frozen-clock.ts';

test.beforeEach(async ({ page }) => {
  await openWithFrozenClock(page, '/');
  await showToast(page);
});

test('the close button dismisses the toast', async ({ page }) => {
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
});

test('a dismissed toast does not keep the next one away', async ({ page }) => {
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
  await fillForm(page);
  await submitForm(page);
  await expect(toast(page)).toBeVisible();
});

test('a swipe to the right by more than 50 px dismisses it', async ({ page }) => {
  await dragBy(page, toast(page), 51);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await page.mouse.up();
  await expect(toast(page)).toHaveCount(0);
});

test('a swipe to the right by 50 px does not', async ({ page }) => {
  await dragBy(page, toast(page), 50);
  await page.mouse.up();
  await rendered(page);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await expect(toast(page)).toBeInViewport({ ratio: 1 });
});

test('a swipe to the left does not', async ({ page }) => {
  await dragBy(page, toast(page), -120);
  await page.mouse.up();
  await rendered(page);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await expect(toast(page)).toBeInViewport({ ratio: 1 });
});
