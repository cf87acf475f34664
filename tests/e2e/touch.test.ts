import { expect, type Locator } from '@playwright/test';
import { toastDurationMs, toastSwipeThresholdPx } from '#shared/constants.ts';
import { doubleClickMs } from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { boxOf, centreOf, fingerDragBy } from '../support/mouse.ts';
import { rendered, runFor, testWithFrozenClock as test } from '../support/test.ts';

test.use({ hasTouch: true });

test('a drop-down opened by a tap stays open until the next tap', async ({ page, header }) => {
  await header.dropDownButton.tap();
  await runFor(page, 2000);
  await expect(header.dropDown).toBeVisible();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(header.dropDown).toBeHidden();
});

test('a tap beside the mobile menu closes it and does nothing else', async ({ page, header }) => {
  await page.setViewportSize(phone.viewport);
  await openPage(page, '/gallery');
  await header.menuButton.tap();
  const { x, y, height } = await boxOf(header.mobileMenu);
  const tile = page.getByRole('figure').getByRole('link').first();
  await tile.evaluate((it, top) => scrollBy(0, it.getBoundingClientRect().top - top), y + height);
  await page.touchscreen.tap(x + 100, y + height + 20);
  await expect(header.mobileMenu).toBeHidden();
  await rendered(page);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('on a phone Enter hides the keyboard, and a tap does not hold the toast', async ({
  page,
  form,
  toast,
}) => {
  await form.fill();
  await toast.whenLoaded();
  await form.field('subject').press('Enter');
  await runFor(page, doubleClickMs);
  await toast.item.tap();
  await expect(page.locator(':focus')).toHaveCount(0);
  await runFor(page, toastDurationMs);
  await expect(toast.item).toHaveCount(0);
});

test('pinching the toast zooms the page', async ({ page, toast }) => {
  await toast.show();
  await runFor(page, doubleClickMs);
  const session = await page.context().newCDPSession(page);
  const at = await centreOf(toast.item);
  await session.send('Input.synthesizePinchGesture', { ...at, scaleFactor: 2 });
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1);
});

// The distance after which a swipe starts differs between mouse and finger (specification, section 9). Both distances
// are part of Radix Toast.
for (const { pointer, startPx, dragBy } of [
  { pointer: 'mouse', startPx: 2, dragBy: mouseDragBy },
  { pointer: 'finger', startPx: 10, dragBy: fingerDragBy },
]) {
  test(`a ${pointer} swipe starts and dismisses past its thresholds`, async ({ page, toast }) => {
    await toast.show();
    await runFor(page, doubleClickMs);
    const restingX = await leftOf(toast.item);
    for (const [x, followsBy] of [
      [startPx, 0],
      [startPx + 2, startPx + 2],
      [30, 30],
      [-120, 0],
      [toastSwipeThresholdPx, toastSwipeThresholdPx],
    ] as const) {
      const release = await dragBy(toast.item, x);
      await rendered(page);
      await expect.poll(() => leftOf(toast.item), `${x} px`).toBe(restingX + followsBy);
      await release();
      await expect.poll(() => leftOf(toast.item), `${x} px`).toBe(restingX);
      await expect(toast.item).toHaveAttribute('data-state', 'open');
    }
    const release = await dragBy(toast.item, toastSwipeThresholdPx + 1);
    await expect(toast.item).toHaveAttribute('data-state', 'open');
    await release();
    await expect(toast.item).toHaveCount(0);
  });
}

async function leftOf(element: Locator): Promise<number> {
  return (await boxOf(element)).x;
}

/** Presses the mouse on the element and moves it by `x` px in small steps. Returns a function that releases it. */
async function mouseDragBy(element: Locator, x: number): Promise<() => Promise<void>> {
  await element.hover();
  const start = await centreOf(element);
  const { mouse } = element.page();
  await mouse.down();
  await mouse.move(start.x + x, start.y, { steps: Math.min(Math.abs(x), 10) });
  return () => mouse.up();
}
