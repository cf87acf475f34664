import { expect } from '@playwright/test';
import { sentTitle } from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { consoleOf, rendered, test } from '../support/test.ts';

test('a double click does what one click does', async ({ page, header, form, toast }) => {
  await openPage(page, '/');
  await form.fill();
  await toast.whenLoaded();
  await form.submitButton.dblclick();
  await expect(toast.item).toContainText(sentTitle);
  await expect(form.element.locator('[aria-invalid=true]')).toHaveCount(0);
  await header.dropDownButton.dblclick();
  await rendered(page);
  await expect(header.dropDown).toBeVisible();
  await page.setViewportSize(phone.viewport);
  await header.menuButton.dblclick();
  await rendered(page);
  await expect(header.mobileMenu).toBeVisible();
  await header.link('Gallery').dblclick();
  await expectSettledPage(page, 'Twelve Days in Pictures');
  const viewer = page.getByRole('dialog');
  await page.getByRole('figure').getByRole('link').nth(2).dblclick();
  await rendered(page);
  await expect(viewer).toContainText('3 / 8');
  await viewer.getByRole('button', { name: 'Close' }).dblclick();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
  expect(await consoleOf(page)).toEqual([]);
});

test('Previous and Next count each click of a double click', async ({ page }) => {
  await openPage(page, '/gallery');
  await page.getByRole('figure').getByRole('link').first().click();
  for (const [name, at] of [
    ['Next', '3 / 8'],
    ['Previous', '1 / 8'],
  ] as const) {
    await page.getByRole('dialog').getByRole('button', { name }).dblclick();
    await expect(page.getByRole('dialog')).toContainText(at);
  }
});

test('a double click selects a word, in text and in a field', async ({ page, form }) => {
  await openPage(page, '/');
  const position = { x: 20, y: 20 };
  await page.getByRole('heading', { name: 'Four Ways to Begin' }).dblclick({ position });
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Four');
  await form.field('subject').fill('Peonies in October');
  await form.field('subject').dblclick({ position });
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Peonies');
});
