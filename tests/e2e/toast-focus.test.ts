import { expect, test } from '@playwright/test';
import { showToast, toast } from '../support/contact-form.ts';
import { openWithFrozenClock } from '../support/frozen-clock.ts';

test('closing the toast by key gives the focus back to where it came from', async ({ page }) => {
  await openWithFrozenClock(page, '/');
  await showToast(page);
  const submit = page.getByRole('button', { name: 'Send Message' });
  await expect(submit).toBeFocused();
  await page.keyboard.press('F8');
  const close = toast(page).getByRole('button', { name: 'Close' });
  for (let step = 0; step < 3; step += 1) {
    if (await close.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(submit).toBeFocused();
});

test('the toast does not arrive over the button that was pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithFrozenClock(page, '/');
  await showToast(page);
  const submit = page.getByRole('button', { name: 'Send Message' });
  await expect(submit).toBeFocused();
  const floating = await toast(page).boundingBox();
  await expect
    .poll(async () => {
      const button = await submit.boundingBox();
      return (button?.y ?? 0) + (button?.height ?? 0);
    })
    .toBeLessThanOrEqual(floating?.y ?? 0);
});
