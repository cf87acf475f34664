import { expect, test } from '@playwright/test';
import { expectEmptyFields, fillForm, submitForm, toast } from '../support/contact-form.ts';
import { isLazyScript } from '../support/lazy-scripts.ts';
import { openPage } from '../support/open-page.ts';
import { leaksOf, recordRequests } from '../support/sent-data.ts';

test('a sent form is confirmed and cleared', async ({ page }) => {
  await openPage(page, '/');
  await fillForm(page);
  await submitForm(page);
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(toast(page)).toContainText(
    'Thank you for reaching out. We will get back to you shortly.',
  );
  await expectEmptyFields(page);
});

test('sending leaves the address as it was', async ({ page }) => {
  await openPage(page, '/');
  const length = await page.evaluate(() => window.history.length);
  await fillForm(page);
  await submitForm(page);
  await expect(toast(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => window.history.length)).toBe(length);
});

test('sending makes no request but for the toast’s own code', async ({ page, baseURL }) => {
  await openPage(page, '/');
  await fillForm(page);
  const requests = recordRequests(page);
  await submitForm(page);
  await expect(toast(page)).toBeVisible();
  await expectEmptyFields(page);
  for (const request of requests) {
    expect(request.url()).toMatch(new RegExp(`^${baseURL}/assets/[^?#]+\\.js$`));
    expect(isLazyScript(request.url())).toBe(true);
    expect(request.method()).toBe('GET');
    expect(await leaksOf(request)).toEqual([]);
  }
});

test('what was typed and not sent leaves no trace after going elsewhere and back', async ({
  page,
}) => {
  await openPage(page, '/');
  const requests = recordRequests(page);
  await fillForm(page);
  await page.getByRole('link', { name: 'Discover Our Story' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible();
  await page.reload();
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) expect(await leaksOf(request)).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain('Ashgrove');
});
