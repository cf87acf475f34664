import { expect, type Page, test } from '@playwright/test';
import {
  swipeStartOtherThresholdPx,
  swipeStartTouchThresholdPx,
  toastDurationMs,
  toastSwipeThresholdPx,
} from '#shared/constants.ts';
import { toastCopy } from '#shared/copy/contact-form.ts';
import { routes } from '#shared/routes.ts';
import {
  showToast,
  submitButton,
  toast,
  toastCloseButton,
  toastRegion,
} from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import { openWithFrozenClock, rendered, runFor } from '../support/frozen-clock.ts';
import { openPageWithAnimation } from '../support/loading.ts';
import { dragBy, fingerDragBy } from '../support/mouse.ts';
import { holdAnimations, pageFrames } from '../support/page-frames.ts';
import { footerLink, pageHeading } from '../support/site-pages.ts';

test('a new toast replaces the old one, and is gone after its own 5000 ms and not before', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
  await runFor(page, 3000);
  await toast(page).evaluate((element) => element.setAttribute('data-old', ''));
  await showToast(page);
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(toast(page)).toHaveCount(1);
  await runFor(page, toastDurationMs - 1);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await expect(toast(page)).toBeVisible();
  await runFor(page, 1);
  await expect(toast(page)).toHaveCount(0);
});

test('the toast is announced once, politely', async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
  await runFor(page, 100);
  const { announcement, sentTitle, sentText } = toastCopy;
  const said = page.locator('[role=status], [role=alert], [aria-live]:not([aria-live=off])');
  await expect(said.filter({ hasText: /\w/ })).toHaveText([
    `${announcement} ${sentTitle} ${sentText}`,
  ]);
  await expect(page.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});

test('F8 leads to the toast, and closing it by key gives the focus back; without a toast F8 does nothing', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await expect(toastRegion(page)).toHaveCount(0);
  await submitButton(page).focus();
  await page.keyboard.press('F8');
  await expect(submitButton(page)).toBeFocused();
  await showToast(page);
  await page.keyboard.press('F8');
  const corner = toastRegion(page).getByRole('list');
  await expect(corner).toBeFocused();
  // The ring is drawn around the toast, not around its corner.
  await expect(corner).toHaveCSS('outline-style', 'none');
  await expect(toast(page)).toHaveCSS('outline', /2px/);
  await page.keyboard.press('Tab');
  await expect(toast(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toastCloseButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('F8');
  await expect(submitButton(page)).toBeFocused();
  await showToast(page);
});

test('the toast stays when the page changes; closed in the middle of the change, it gives the focus to the new page', async ({
  page,
}) => {
  await openPageWithAnimation(page, routes.home.path);
  await showToast(page);
  // The mouse over the toast stops its clock.
  await toast(page).hover();
  await holdAnimations(page);
  await footerLink(page, 'gallery').press('Enter');
  await expect(pageFrames(page)).toHaveCount(2);
  const heading = pageHeading(page, 'gallery');
  await expect(heading).toBeFocused();
  await expect(toast(page)).toContainText(toastCopy.sentTitle);
  await heading.evaluate((element) => element.blur());
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast(page)).not.toHaveAttribute('data-state', 'open');
  await expect(heading).toBeFocused();
});

test('the toast follows the mouse once that has moved more than 2 px; past 50 px to the right, and only there, it is dismissed', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
  const restingX = await toastX(page);
  for (const [x, followsBy] of [
    [swipeStartOtherThresholdPx, 0],
    [30, 30],
    [-120, 0],
    [toastSwipeThresholdPx, toastSwipeThresholdPx],
  ] as const) {
    await dragBy(page, toast(page), x);
    await rendered(page);
    await expect.poll(() => toastX(page), `${x} px`).toBe(restingX + followsBy);
    await page.mouse.up();
    await expect.poll(() => toastX(page), `${x} px`).toBe(restingX);
    await expect(toast(page)).toHaveAttribute('data-state', 'open');
  }
  await dragBy(page, toast(page), toastSwipeThresholdPx + 1);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await page.mouse.up();
  await expect(toast(page)).toHaveCount(0);
});

test.describe('touch', () => {
  test.use(phone);

  test('the toast follows a finger once that has moved more than 10 px, and is dismissed past 50 px', async ({
    page,
  }) => {
    await openWithFrozenClock(page, routes.home.path);
    await showToast(page);
    const restingX = await toastX(page);
    for (const [x, followsBy] of [
      [swipeStartTouchThresholdPx, 0],
      [30, 30],
    ] as const) {
      const lift = await fingerDragBy(page, toast(page), x);
      await rendered(page);
      await expect.poll(() => toastX(page), `${x} px`).toBe(restingX + followsBy);
      await lift();
      await expect.poll(() => toastX(page), `${x} px`).toBe(restingX);
    }
    const dismiss = await fingerDragBy(page, toast(page), toastSwipeThresholdPx + 10);
    await dismiss();
    await expect(toast(page)).toHaveCount(0);
  });
});

async function toastX(page: Page): Promise<number> {
  return (await toast(page).boundingBox())?.x ?? Number.NaN;
}
