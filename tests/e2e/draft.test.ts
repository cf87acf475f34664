import { expect, test } from '@playwright/test';
import {
  expectEmptyFields,
  field,
  fieldNames,
  fillForm,
  submitForm,
  toast,
  typed,
} from '../support/contact-form.ts';
import { openPage } from '../support/open-page.ts';

test('what was typed is still there after a look at another page and Back', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, '/');
  await fillForm(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Gallery']);
  await page.goBack();
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue(typed[name]);
});

test('after a submission nothing of it comes back', { tag: '@firefox' }, async ({ page }) => {
  await openPage(page, '/');
  await fillForm(page);
  await submitForm(page);
  await expect(toast(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Gallery']);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Get In Touch' })).toBeVisible();
  await expectEmptyFields(page);
});
