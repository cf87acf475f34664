import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { homeWords } from '#shared/words/home.ts';
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
import { headings } from '../support/site-pages.ts';

test('what was typed is still there after a look at another page and Back', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.home.path);
  await fillForm(page);
  await page.getByRole('contentinfo').getByRole('link', { name: routes.gallery.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([headings.gallery]);
  await page.goBack();
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue(typed[name]);
});

test('after a submission nothing of it comes back', { tag: '@firefox' }, async ({ page }) => {
  await openPage(page, routes.home.path);
  await fillForm(page);
  await submitForm(page);
  await expect(toast(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: routes.gallery.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([headings.gallery]);
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 2, name: homeWords.contactHeading }),
  ).toBeVisible();
  await expectEmptyFields(page);
});
