import { expect, type Page, test } from '@playwright/test';
import { messageRows } from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import {
  contactForm,
  expectEmptyFields,
  field,
  fieldNames,
  fillForm,
  submitForm,
  toast,
  typed,
} from '../support/contact-form.ts';
import { headerLink } from '../support/header.ts';
import { openPage } from '../support/open-page.ts';
import { leaksOf, recordRequests } from '../support/sent-data.ts';
import { headings } from '../support/site-pages.ts';

test.beforeEach(async ({ page }) => {
  await openPage(page, routes.home.path);
});

test('an empty form is not sent: the browser points at its first field', async ({ page }) => {
  await submitForm(page);
  await expect(field(page, 'Name')).toBeFocused();
  await expect(contactForm(page).locator(':invalid')).toHaveCount(fieldNames.length);
  await expect(toast(page)).toHaveCount(0);
});

test('with any of its fields left empty the form is not sent: the browser points at that field', {
  tag: '@firefox',
}, async ({ page }) => {
  for (const name of fieldNames) {
    await openPage(page, routes.home.path);
    await fillForm(page, name);
    await expectRefused(page, name);
  }
});

test('what is no email address is refused', { tag: '@firefox' }, async ({ page }) => {
  await fillForm(page);
  await field(page, 'Email').fill('quillon at ashgrove');
  await expectRefused(page, 'Email');
});

test('a field that the browser refused is marked as invalid, not by colour alone, until it is put right', {
  tag: '@firefox',
}, async ({ page }) => {
  await fillForm(page, 'Email');
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
  await submitForm(page);
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'Email')).toHaveCSS('border-left-width', '6px');
  await expect(field(page, 'Name')).toHaveCSS('border-left-width', '1px');
  await field(page, 'Email').fill(typed.Email);
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
});

test('the message field shows as many rows as the specification says', async ({ page }) => {
  const rows = await field(page, 'Message').evaluate((element) => {
    const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(element);
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
    return Math.round((element.clientHeight - padding) / Number.parseFloat(lineHeight));
  });
  expect(rows).toBe(messageRows);
});

test('a sent form is confirmed by a toast and cleared, and sends nothing', {
  tag: '@firefox',
}, async ({ page, baseURL }) => {
  const length = await page.evaluate(() => window.history.length);
  await fillForm(page);
  const requests = recordRequests(page);
  await submitForm(page);
  await expect(toast(page)).toContainText(toastWords.sentTitle);
  await expect(toast(page)).toContainText(toastWords.sentText);
  await expectEmptyFields(page);
  await expect(page).toHaveURL(routes.home.path);
  expect(await page.evaluate(() => window.history.length)).toBe(length);
  for (const request of requests) {
    // The toast's own code and typeface may still have to come.
    expect(request.url()).toMatch(new RegExp(`^${baseURL}/assets/[^?#]+\\.(js|woff2)$`));
    expect(request.method()).toBe('GET');
    expect(await leaksOf(request)).toEqual([]);
  }
});

test('what was typed and not sent is neither sent nor stored when the page changes', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await fillForm(page);
  await headerLink(page, 'ourStory').click();
  await expect(page.getByRole('heading', { level: 1, name: headings.ourStory })).toBeVisible();
  await page.reload();
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) expect(await leaksOf(request)).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  for (const word of ['Ashgrove', 'Thornbury', 'orangery']) expect(stored).not.toContain(word);
});

async function expectRefused(page: Page, name: (typeof fieldNames)[number]): Promise<void> {
  await submitForm(page);
  await expect(field(page, name)).toBeFocused();
  await expect(contactForm(page).locator(':invalid')).toHaveCount(1);
  await expect(field(page, name === 'Message' ? 'Name' : 'Message')).not.toHaveValue('');
  await expect(toast(page)).toHaveCount(0);
}
