import { expect, test } from '@playwright/test';
import {
  contactForm,
  field,
  fieldNames,
  fillForm,
  submitForm,
  toast,
  typed,
} from '../support/contact-form.ts';
import { openPage } from '../support/open-page.ts';

test.beforeEach(async ({ page }) => {
  await openPage(page, '/');
});

test('an empty form is not sent: the browser points at its first field', async ({ page }) => {
  await submitForm(page);
  await expect(field(page, 'Name')).toBeFocused();
  await expect(contactForm(page).locator(':invalid')).toHaveCount(fieldNames.length);
  await expect(toast(page)).toHaveCount(0);
});

for (const name of fieldNames) {
  test(`without ${name} the form is not sent`, async ({ page }) => {
    await fillForm(page, name);
    await submitForm(page);
    await expect(field(page, name)).toBeFocused();
    await expect(contactForm(page).locator(':invalid')).toHaveCount(1);
    await expect(field(page, name === 'Message' ? 'Name' : 'Message')).not.toHaveValue('');
    await expect(toast(page)).toHaveCount(0);
  });
}

test('a field that the browser refused differs from the others not by colour alone', {
  tag: '@firefox',
}, async ({ page }) => {
  await fillForm(page, 'Email');
  await submitForm(page);
  await expect(field(page, 'Email')).toHaveCSS('border-left-width', '6px');
  await expect(field(page, 'Name')).toHaveCSS('border-left-width', '1px');
});

test('what is no email address is refused', async ({ page }) => {
  await fillForm(page);
  await field(page, 'Email').fill('quillon at ashgrove');
  await submitForm(page);
  await expect(field(page, 'Email')).toBeFocused();
  await expect(contactForm(page).locator(':invalid')).toHaveCount(1);
  await expect(toast(page)).toHaveCount(0);
});

test('the message field is six rows high', async ({ page }) => {
  await expect(field(page, 'Message')).toHaveAttribute('rows', '6');
  const rows = await field(page, 'Message').evaluate((element) => {
    const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(element);
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
    return Math.round((element.clientHeight - padding) / Number.parseFloat(lineHeight));
  });
  expect(rows).toBe(6);
});

test('a field that the browser refused is invalid for all, until it is put right', async ({
  page,
}) => {
  await fillForm(page, 'Email');
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
  await submitForm(page);
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid');
  await field(page, 'Email').fill(typed.Email);
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
});
