import { expect, test } from '@playwright/test';
import { showToast, toast } from '../support/contact-form.ts';
import { openWithFrozenClock } from '../support/frozen-clock.ts';

/** A window of 1280 × 1024 pixels at 400 %. */
test.use({ viewport: { width: 320, height: 256 } });

test('at 400 % the toast leaves the button that was pressed in sight, below the header', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, '/');
  await showToast(page);
  const submit = page.getByRole('button', { name: 'Send Message' });
  await expect(submit).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const floating = await toast(page).boundingBox();
  const button = () => submit.boundingBox();
  await expect
    .poll(async () => (await button())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await expect
    .poll(async () => ((await button())?.y ?? 0) + ((await button())?.height ?? 0))
    .toBeLessThanOrEqual(floating?.y ?? 0);
});
