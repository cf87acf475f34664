import { expect } from '@playwright/test';
import { toastDurationMs } from '#shared/constants.ts';
import { sentText, sentTitle } from '../support/contact-form.ts';
import { runFor } from '../support/frozen-clock.ts';
import { consoleOf } from '../support/messages.ts';
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
  expect(await consoleOf(page)).toEqual([]);
});

test('the toast stays when the page changes', async ({ page, toast }) => {
  await toast.show();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).press('Enter');
  await expectSettledPage(page, 'Twelve Days in Pictures');
  await expect(toast.item).toContainText(sentTitle);
});
