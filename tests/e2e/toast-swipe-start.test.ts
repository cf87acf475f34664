import { expect, type Page, test } from '@playwright/test';
import { showToast, toast } from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import { dragBy, fingerDragBy } from '../support/drag.ts';
import { openWithFrozenClock, rendered } from '../support/frozen-clock.ts';

test('the mouse has to move more than 2 px before the toast follows it', async ({ page }) => {
  await openWithFrozenClock(page, '/');
  const restingX = await restingToastX(page);
  await dragBy(page, toast(page), 2);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  expect(await toastX(page)).toBe(restingX);
  await dragBy(page, toast(page), 30);
  await expect.poll(() => toastX(page)).toBe(restingX + 30);
});

test.describe('touch', () => {
  test.use(phone);

  test('a finger has to move more than 10 px before the toast follows it', async ({ page }) => {
    await openWithFrozenClock(page, '/');
    const restingX = await restingToastX(page);
    const lift = await fingerDragBy(page, toast(page), 10);
    await rendered(page);
    expect(await toastX(page)).toBe(restingX);
    await lift();
    await fingerDragBy(page, toast(page), 30);
    await expect.poll(() => toastX(page)).toBe(restingX + 30);
  });

  test('a finger’s swipe by more than 50 px dismisses the toast', async ({ page }) => {
    await openWithFrozenClock(page, '/');
    await showToast(page);
    const lift = await fingerDragBy(page, toast(page), 60);
    await lift();
    await expect(toast(page)).toHaveCount(0);
  });
});

async function restingToastX(page: Page): Promise<number> {
  await showToast(page);
  return toastX(page);
}

async function toastX(page: Page): Promise<number> {
  return (await toast(page).boundingBox())?.x ?? Number.NaN;
}
