import { expect } from '@playwright/test';
import { toastCopy } from '#shared/copy/contact-form.ts';
import {
  contactForm,
  expectEmptyFields,
  expectNothingSent,
  field,
  fieldNames,
  fillForm,
  recordRequests,
  submitForm,
  toast,
  typed,
  typedWords,
} from '../support/contact-form.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { footerLink, headings } from '../support/site-pages.ts';
import { testWithFrozenClock as test } from '../support/test.ts';

test('submitting a form focuses its invalid field and sends nothing', {
  tag: '@firefox',
}, async ({ page }) => {
  const requests = recordRequests(page);
  await fillForm(page);
  const empty = fieldNames.map((name) => [name, ''] as const);
  for (const [name, text] of [...empty, ['Email', 'quillon at ashgrove'] as const]) {
    // Playwright adds to what stands in an email field of Firefox unless it is empty.
    await field(page, name).clear();
    await field(page, name).fill(text);
    await submitForm(page);
    await expect(field(page, name)).toBeFocused();
    await expect(contactForm(page).locator(':invalid'), `${name} "${text}"`).toHaveCount(1);
    await field(page, name).clear();
    await field(page, name).fill(typed[name]);
  }
  await expect(toast(page)).toHaveCount(0);
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
});

test('an invalid field is marked by more than colour until it is valid', async ({ page }) => {
  await submitForm(page);
  for (const name of fieldNames) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveCSS('border-left-width', '6px');
    await field(page, name).fill(typed[name]);
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
    await expect(field(page, name)).toHaveCSS('border-left-width', '1px');
  }
});

test('a sent form is confirmed by a toast and cleared, and sends nothing', {
  tag: '@firefox',
}, async ({ page, baseURL }) => {
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  const requests = recordRequests(page);
  await fillForm(page);
  await submitForm(page);
  await expect(toast(page)).toContainText(toastCopy.sentTitle);
  await expect(toast(page)).toContainText(toastCopy.sentText);
  await expectEmptyFields(page);
  expect(navigations).toEqual([]);
  await expectNothingSent(page, requests);
  for (const request of requests) {
    // The toast's own code and typeface, and pictures further down, may still have to come.
    expect(request.url()).toMatch(new RegExp(`^${baseURL}/assets/[^?#]+\\.(js|woff2|svg|avif)$`));
  }
});

test('what was typed survives a look at another page, and is not stored', async ({ page }) => {
  await fillForm(page);
  await footerLink(page, 'gallery').click();
  await expectSettledPage(page, headings.gallery);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  expect(typedWords.filter((word) => stored.includes(word))).toEqual([]);
  await page.goBack();
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue(typed[name]);
});
