import { expect, test } from '@playwright/test';
import { showToast, toast } from '../support/contact-form.ts';
import { openWithFrozenClock } from '../support/frozen-clock.ts';
import { openPageWithAnimation } from '../support/open-page.ts';
import { holdAnimations, pageFrames } from '../support/page-frames.ts';

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

test('a toast that is closed in the middle of a page change gives the focus to the new page', async ({
  page,
}) => {
  await openPageWithAnimation(page, '/');
  await showToast(page);
  // The mouse over the toast stops its clock.
  await toast(page).hover();
  await holdAnimations(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).press('Enter');
  await expect(pageFrames(page)).toHaveCount(2);
  const heading = page.getByRole('heading', { level: 1, name: 'Gallery' });
  await expect(heading).toBeFocused();
  await heading.evaluate((element) => element.blur());
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
  await expect(heading).toBeFocused();
});
