import { expect, type Page, test } from '@playwright/test';
import {
  swipeStartOtherThresholdPx,
  swipeStartTouchThresholdPx,
  toastDurationMs,
  toastSwipeThresholdPx,
} from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import { recordAnnouncements, takeAnnouncements } from '../support/announcements.ts';
import {
  fillForm,
  showToast,
  submitButton,
  submitForm,
  toast,
  toastCloseButton,
} from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import { openWithFrozenClock, rendered, runFor } from '../support/frozen-clock.ts';
import { headerLink } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { clickAt, dragBy, fingerDragBy, hoverAt } from '../support/mouse.ts';
import { pageHeading } from '../support/site-pages.ts';

test('a new toast replaces the old one, and is gone after its own 5000 ms and not before', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
  await runFor(page, 3000);
  await toast(page).evaluate((element) => element.setAttribute('data-old', ''));
  await fillForm(page);
  await submitForm(page);
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(toast(page)).toHaveCount(1);
  await runFor(page, toastDurationMs - 1);
  await expect(toast(page)).toBeVisible();
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await runFor(page, 1);
  await expect(toast(page)).toHaveCount(0);
});

test('while the mouse rests on the toast or it has the focus its time stands still', async ({
  page,
}) => {
  await openWithFrozenClock(page, routes.home.path);
  for (const [enter, leave] of [
    [() => hoverAt(page, toast(page)), () => page.mouse.move(5, 5)],
    [() => toast(page).focus(), () => submitButton(page).focus()],
  ] as const) {
    await showToast(page);
    await runFor(page, toastDurationMs - 1000);
    await enter();
    await runFor(page, 60_000);
    await expect(toast(page)).toHaveAttribute('data-state', 'open');
    await leave();
    await rendered(page);
    await runFor(page, 999);
    await expect(toast(page)).toHaveAttribute('data-state', 'open');
    await runFor(page, 1);
    await expect(toast(page)).toHaveCount(0);
  }
});

test('the close button dismisses the toast, which does not keep the next one away', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
  await toastCloseButton(page).click();
  await expect(toast(page)).toHaveCount(0);
  await showToast(page);
});

test('the toast stays when the page changes', async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(pageHeading(page, 'gallery')).toBeFocused();
  await expect(toast(page)).toContainText(toastWords.sentTitle);
  await expect(toast(page)).toBeVisible();
});

test('the toast is announced once, as a status', async ({ page }) => {
  await openPage(page, routes.home.path);
  await recordAnnouncements(page);
  await showToast(page);
  const said: string[] = [];
  const listen = async () => said.push(...(await takeAnnouncements(page)));
  await expect(async () => {
    await listen();
    expect(said.join()).toContain(toastWords.sentText);
  }).toPass();
  await toastCloseButton(page).click();
  await expect(toast(page)).toHaveCount(0);
  await listen();
  const announced = said.filter((each) => !each.startsWith('focus: ')).join();
  expect(announced.split(toastWords.sentTitle)).toHaveLength(2);
  expect(announced.split(toastWords.sentText)).toHaveLength(2);
  expect(announced).toMatch(/status: /);
  expect(announced).not.toMatch(/alert: /);
});

test('a swipe to the right dismisses the toast past 50 px, not at 50 px, and none to the left', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
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
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
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
    await openWithFrozenClock(page, routes.home.path);
    await showToast(page);
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
