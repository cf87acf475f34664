import { expect } from '@playwright/test';
import { toastDurationMs } from '#shared/constants.ts';
import {
  doubleClickMs,
  repeatMs,
  requiredKeys,
  sentText,
  sentTitle,
} from '../support/contact-form.ts';
import { openPage } from '../support/loading.ts';
import { centreOf } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { rendered, runFor, test, testWithFrozenClock } from '../support/test.ts';

testWithFrozenClock(
  'a form submitted again within a second is submitted once @firefox',
  async ({ page, form, toast }) => {
    for (const press of [
      () => form.submitButton.click(),
      () => form.submitButton.press('Enter'),
      () => form.field('subject').press('Enter'),
    ]) {
      await form.fill();
      await toast.whenLoaded();
      for (const waitedMs of [0, 600, 600]) {
        await runFor(page, waitedMs);
        await press();
      }
      await expect(toast.item).toContainText(sentTitle);
      await runFor(page, repeatMs);
      await expect(form.element.locator('[aria-invalid=true]')).toHaveCount(0);
      await press();
      await runFor(page, 1);
      await expect(form.element.locator('[aria-invalid=true]')).toHaveCount(requiredKeys.length);
    }
  },
);

testWithFrozenClock(
  'a double click on a new toast neither closes nor holds the toast',
  async ({ page, toast }) => {
    await toast.show();
    await runFor(page, doubleClickMs - 1);
    for (const target of [toast.closeButton, toast.item.getByText(sentText)]) {
      const { x, y } = await centreOf(target);
      await page.mouse.dblclick(x, y);
    }
    await runFor(page, toastDurationMs - doubleClickMs);
    await expect(toast.item).toHaveAttribute('data-state', 'open');
    await runFor(page, 1);
    await expect(toast.item).toHaveCount(0);
  },
);

test('only the first click of a double click follows a link', async ({ page, header }) => {
  await openPage(page, '/no-such-page');
  const entries = await page.evaluate(() => window.history.length);
  // After the first click, a link of the next page is at this point. The second click must not follow that link.
  await page.getByRole('main').getByRole('link', { name: 'Gallery' }).dblclick();
  await expectSettledPage(page, 'Twelve Days in Pictures');
  await header.link('Gallery').dblclick();
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  await expect(page).toHaveURL('/gallery');
});

test('a double click on a picture opens it, and each click on Next counts', async ({ page }) => {
  await openPage(page, '/gallery');
  const viewer = page.getByRole('dialog');
  await page.getByRole('figure').getByRole('link').first().dblclick();
  await rendered(page);
  await expect(viewer).toContainText('1 / 8');
  await viewer.getByRole('button', { name: 'Next' }).dblclick();
  await expect(viewer).toContainText('3 / 8');
});
