import { expect, type Page, test } from '@playwright/test';
import {
  swipeStartOtherThresholdPx,
  swipeStartTouchThresholdPx,
  toastSwipeThresholdPx,
} from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { showToast, toast } from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import { dragBy, fingerDragBy } from '../support/drag.ts';
import { openWithFrozenClock, rendered } from '../support/frozen-clock.ts';

test.beforeEach(async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
});

test('a swipe to the right dismisses the toast past 50 px, not at 50 px, and none to the left', {
  tag: '@firefox',
}, async ({ page }) => {
  for (const x of [-120, toastSwipeThresholdPx]) {
    await dragBy(page, toast(page), x);
    await page.mouse.up();
    await rendered(page);
    await expect(toast(page)).toHaveAttribute('data-state', 'open');
    await expect(toast(page)).toBeInViewport({ ratio: 1 });
  }
  await dragBy(page, toast(page), toastSwipeThresholdPx + 1);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await page.mouse.up();
  await expect(toast(page)).toHaveCount(0);
});

test('the mouse has to move more than 2 px before the toast follows it', async ({ page }) => {
  const restingX = await toastX(page);
  await dragBy(page, toast(page), swipeStartOtherThresholdPx);
  await rendered(page);
  expect(await toastX(page)).toBe(restingX);
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await dragBy(page, toast(page), 30);
  await expect.poll(() => toastX(page)).toBe(restingX + 30);
});

test.describe('touch', () => {
  test.use(phone);

  test('a finger has to move more than 10 px before the toast follows it, and dismisses it past 50 px', async ({
    page,
  }) => {
    const restingX = await toastX(page);
    const lift = await fingerDragBy(page, toast(page), swipeStartTouchThresholdPx);
    await rendered(page);
    expect(await toastX(page)).toBe(restingX);
    await lift();
    const liftAgain = await fingerDragBy(page, toast(page), 30);
    await expect.poll(() => toastX(page)).toBe(restingX + 30);
    await liftAgain();
    await expect.poll(() => toastX(page)).toBe(restingX);
    const dismiss = await fingerDragBy(page, toast(page), toastSwipeThresholdPx + 10);
    await dismiss();
    await expect(toast(page)).toHaveCount(0);
  });
});

async function toastX(page: Page): Promise<number> {
  return (await toast(page).boundingBox())?.x ?? Number.NaN;
}
