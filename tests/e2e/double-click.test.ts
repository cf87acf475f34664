import { expect } from '@playwright/test';
import { sentTitle } from '../support/contact-form.ts';
import { openPage } from '../support/loading.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { rendered, test } from '../support/test.ts';

test('a double click does what one click does', async ({ page, header, form, toast }) => {
  await openPage(page, '/');
  await page.getByRole('heading', { name: 'Four Ways' }).dblclick({ position: { x: 20, y: 20 } });
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Four');
  await form.fill();
  await toast.whenLoaded();
  await form.submitButton.dblclick();
  await expect(toast.item).toContainText(sentTitle);
  await expect(form.element.locator('[aria-invalid=true]')).toHaveCount(0);
  await header.dropDownButton.dblclick();
  await rendered(page);
  await expect(header.dropDown).toBeVisible();
  await header.link('Gallery').dblclick();
  await expectSettledPage(page, 'Twelve Days in Pictures');
  const viewer = page.getByRole('dialog');
  await page.getByRole('figure').getByRole('link').nth(2).dblclick();
  await expect(viewer).toContainText('3 / 8');
  // Here each click counts.
  await viewer.getByRole('button', { name: 'Next' }).dblclick();
  await expect(viewer).toContainText('5 / 8');
  await viewer.getByRole('button', { name: 'Close' }).dblclick();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
});
