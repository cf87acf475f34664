import { expect, type Page } from '@playwright/test';
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
import { freezeClock, rendered, runFor } from '../support/frozen-clock.ts';
import { openPage } from '../support/loading.ts';
import { dragBy, fingerDragBy } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { footerLink, headings } from '../support/site-pages.ts';
import { testWithFrozenClock as test } from '../support/test.ts';

test('a new toast replaces the old one, with 5000 ms of its own', async ({ page }) => {
  await showToast(page);
  await runFor(page, 3000);
  await toast(page).evaluate((element) => element.setAttribute('data-old', ''));
  await showToast(page);
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(toast(page)).toHaveCount(1);
  await runFor(page, toastDurationMs - 1);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await runFor(page, 1);
  await expect(toast(page)).toHaveCount(0);
});

test('the toast is announced once, politely', async ({ page }) => {
  await showToast(page);
  await runFor(page, 100);
  const { announcement, sentTitle, sentText } = toastCopy;
  const said = page.locator('[role=status], [role=alert], [aria-live]:not([aria-live=off])');
  await expect(said.filter({ hasText: /\w/ })).toHaveText([
    `${announcement} ${sentTitle} ${sentText}`,
  ]);
  await expect(page.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});

test('the region of toasts stands only while one is shown', async ({ page }) => {
  for (const _time of ['first', 'second']) {
    await expect(toastRegion(page)).toHaveCount(0);
    await page.keyboard.press('F8');
    await expect(page.locator('body')).toBeFocused();
    await showToast(page);
    await expect(toastRegion(page)).toHaveCount(1);
    await toastCloseButton(page).click();
    await submitButton(page).evaluate((button) => button.blur());
  }
});

test('F8 leads to the toast', { tag: '@firefox' }, async ({ page }) => {
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
});

test('closing the toast by key gives the focus back', { tag: '@firefox' }, async ({ page }) => {
  for (const keys of [['Escape'], ['Tab', 'Tab', 'Enter']]) {
    await showToast(page);
    await page.keyboard.press('F8');
    for (const key of keys) await page.keyboard.press(key);
    await expect(toast(page)).toHaveCount(0);
    await expect(submitButton(page)).toBeFocused();
  }
});

test('the toast stays when the page changes', async ({ page }) => {
  await showToast(page);
  await footerLink(page, 'gallery').press('Enter');
  await expectSettledPage(page, headings.gallery);
  await expect(toast(page)).toContainText(toastCopy.sentTitle);
});

test('a swipe by mouse starts at 2 px and dismisses past 50 px', {
  tag: '@firefox',
}, async ({ page }) => {
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

test('a swipe by finger starts at 10 px and dismisses past 50 px', async ({ browser }) => {
  const page = await browser.newPage(phone);
  await freezeClock(page);
  await openPage(page, routes.home.path);
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
  await page.close();
});

async function toastX(page: Page): Promise<number> {
  return (await toast(page).boundingBox())?.x ?? Number.NaN;
}
