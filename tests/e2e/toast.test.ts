import { expect, type Locator } from '@playwright/test';
import { toastDurationMs, toastSwipeThresholdPx } from '#shared/constants.ts';
import { sentText, sentTitle, toastOf } from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import { freezeClock, rendered, runFor } from '../support/frozen-clock.ts';
import { openPage } from '../support/loading.ts';
import { centreOf, fingerDragBy } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { testWithFrozenClock as test } from '../support/test.ts';

test('a new toast replaces the old one, with a whole time of its own', async ({ page, toast }) => {
  await toast.show();
  await runFor(page, toastDurationMs - 1);
  await toast.item.evaluate((element) => element.setAttribute('data-old', ''));
  await toast.show();
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(toast.item).toHaveCount(1);
  await runFor(page, toastDurationMs - 1);
  await expect(toast.item).toHaveAttribute('data-state', 'open');
  await runFor(page, 1);
  // An empty region would be a landmark.
  await expect(toast.region).toHaveCount(0);
});

test('the toast is announced once, politely', async ({ page, toast }) => {
  await toast.show();
  await runFor(page, 100);
  const said = page.locator('[role=status], [role=alert], [aria-live]:not([aria-live=off])');
  await expect(said.filter({ hasText: /\w/ })).toHaveText([
    `Notification ${sentTitle} ${sentText}`,
  ]);
  await expect(page.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});

test('keys lead to the toast, close it, and give the focus back @firefox', async ({
  page,
  form,
  toast,
}) => {
  await toast.show();
  await page.keyboard.press('F8');
  const corner = toast.region.getByRole('list');
  await expect(corner).toBeFocused();
  // The ring is drawn around the toast, not around its corner.
  await expect(corner).toHaveCSS('outline-style', 'none');
  await expect(toast.item).toHaveCSS('outline', /2px/);
  await page.keyboard.press('Tab');
  await expect(toast.item).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.closeButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast.item).toHaveCount(0);
  await expect(form.submitButton).toBeFocused();
  await toast.show();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast.item).toHaveCount(0);
  await expect(form.submitButton).toBeFocused();
});

test('the toast stays when the page changes', async ({ page, toast }) => {
  await toast.show();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).press('Enter');
  await expectSettledPage(page, 'Twelve Days in Pictures');
  await expect(toast.item).toContainText(sentTitle);
});

/** How far a pointer moves before a swipe starts (specification, section 9); Radix Toast has these itself. */
const swipeStartPx = { mouse: 2, finger: 10 };

test('a mouse swipe starts and dismisses past its thresholds', async ({ page, toast }) => {
  await toast.show();
  const restingX = await leftOf(toast.item);
  for (const [x, followsBy] of [
    [swipeStartPx.mouse, 0],
    [30, 30],
    [-120, 0],
    [toastSwipeThresholdPx, toastSwipeThresholdPx],
  ] as const) {
    await dragBy(toast.item, x);
    await rendered(page);
    await expect.poll(() => leftOf(toast.item), `${x} px`).toBe(restingX + followsBy);
    await page.mouse.up();
    await expect.poll(() => leftOf(toast.item), `${x} px`).toBe(restingX);
    await expect(toast.item).toHaveAttribute('data-state', 'open');
  }
  await dragBy(toast.item, toastSwipeThresholdPx + 1);
  await expect(toast.item).toHaveAttribute('data-state', 'open');
  await page.mouse.up();
  await expect(toast.item).toHaveCount(0);
});

test('a finger swipe starts and dismisses past its thresholds', async ({ browser }) => {
  const page = await browser.newPage(phone);
  const toast = toastOf(page);
  await freezeClock(page);
  await openPage(page, '/');
  await toast.show();
  const restingX = await leftOf(toast.item);
  for (const [x, followsBy] of [
    [swipeStartPx.finger, 0],
    [30, 30],
  ] as const) {
    const lift = await fingerDragBy(toast.item, x);
    await rendered(page);
    await expect.poll(() => leftOf(toast.item), `${x} px`).toBe(restingX + followsBy);
    await lift();
    await expect.poll(() => leftOf(toast.item), `${x} px`).toBe(restingX);
  }
  const dismiss = await fingerDragBy(toast.item, toastSwipeThresholdPx + 10);
  await dismiss();
  await expect(toast.item).toHaveCount(0);
  await page.close();
});

/** Presses the mouse on the element and moves it by `x` px in small steps, without releasing it. */
async function dragBy(element: Locator, x: number): Promise<void> {
  await element.hover();
  const start = await centreOf(element);
  const { mouse } = element.page();
  await mouse.down();
  await mouse.move(start.x + x, start.y, { steps: Math.min(Math.abs(x), 10) });
}

async function leftOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? Number.NaN;
}
