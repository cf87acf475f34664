import { expect } from '@playwright/test';
import { toastDurationMs } from '#shared/constants.ts';
import { repeatMs, requiredKeys, sentTitle } from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { boxOf } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { rendered, runFor, test, testWithFrozenClock } from '../support/test.ts';

testWithFrozenClock(
  'a form that is sent again within a second is sent once @firefox',
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
      await expect(form.element.locator('[aria-invalid=true]')).toHaveCount(0);
      await runFor(page, repeatMs);
      await press();
      await expect(form.element.locator('[aria-invalid=true]')).toHaveCount(requiredKeys.length);
    }
  },
);

testWithFrozenClock(
  'a double click on Send, where the toast comes, leaves the toast its time',
  async ({ page, form, toast }) => {
    // Send is as wide as the page, and stands where the button to close the toast comes.
    await page.setViewportSize({ width: 400, height: 700 });
    await form.fill();
    await toast.whenLoaded();
    const send = await boxOf(form.submitButton);
    await page.mouse.wheel(0, send.y - 560);
    await expect.poll(async () => (await boxOf(form.submitButton)).y).toBeCloseTo(560, 0);
    await page.mouse.move(345, 590);
    await page.mouse.down();
    await page.mouse.up();
    const close = await boxOf(toast.closeButton);
    expect(close.x).toBeLessThan(345);
    expect(close.y).toBeLessThan(590);
    expect(close.y + close.height).toBeGreaterThan(590);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await runFor(page, toastDurationMs - 1);
    await expect(toast.item).toContainText(sentTitle);
    expect(await page.evaluate(() => `${document.getSelection()}`)).toBe('');
    await runFor(page, 1);
    await expect(toast.item).toHaveCount(0);
  },
);

test('a link follows the first click of a series alone', async ({ page, header }) => {
  await openPage(page, '/no-such-page');
  const entries = await page.evaluate(() => window.history.length);
  // In its place stands a link of the next page.
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

test('a menu opens and closes as often as its button is pressed', async ({ page, header }) => {
  await page.setViewportSize(phone.viewport);
  await openPage(page, '/');
  for (const clickCount of [1, 2, 3, 4]) {
    await header.menuButton.hover();
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(header.mobileMenu).toBeVisible({ visible: clickCount % 2 === 1 });
  }
});
