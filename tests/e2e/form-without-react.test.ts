import { expect, type Page, type Request, test } from '@playwright/test';
import {
  contactForm,
  expectEmptyFields,
  field,
  fieldNames,
  fillForm,
  submitForm,
  typed,
} from '../support/contact-form.ts';
import { holdBackMainScript, mainScript, openHeldBack } from '../support/hold-back.ts';
import { waitUntilInteractive } from '../support/open-page.ts';
import { leaksOf, recordRequests } from '../support/sent-data.ts';

test('before hydration the browser checks the fields', async ({ page }) => {
  await holdBackMainScript(page);
  await openHeldBack(page, '/');
  await expectRefusal(page);
});

test('before hydration the form sends nothing and clears, and confirms once its page has loaded', async ({
  page,
}) => {
  const release = await holdBackMainScript(page);
  await openHeldBack(page, '/');
  await fillForm(page);
  const requests = recordRequests(page);
  await submitForm(page);
  await expectEmptyFields(page);
  await expectNothingSent(page, requests);
  release();
  await waitUntilInteractive(page);
  await expect(confirmation(page)).toBeInViewport();
  await expect(page).toHaveURL('/');
});

test('where the main script is lost the form sends nothing, confirms and clears', async ({
  page,
}) => {
  await page.route(mainScript, (route) => route.abort());
  await page.goto('/');
  await expectConfirmation(page);
});

test('what was typed before hydration is still there after it, and can be sent', async ({
  page,
}) => {
  const release = await holdBackMainScript(page);
  await openHeldBack(page, '/');
  await fillForm(page);
  release();
  await waitUntilInteractive(page);
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue(typed[name]);
  await submitForm(page);
  await expect(page.getByText('Message Sent!').filter({ visible: true })).not.toHaveCount(0);
  await expectEmptyFields(page);
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('with scripts off the browser checks the fields', async ({ page }) => {
    await page.goto('/');
    await expectRefusal(page);
  });

  test('with scripts off the form sends nothing, confirms and clears', async ({ page }) => {
    await page.goto('/');
    await expectConfirmation(page);
  });
});

function confirmation(page: Page) {
  return page.getByText('Thank you for reaching out. We will get back to you shortly.');
}

async function expectRefusal(page: Page): Promise<void> {
  const requests = recordRequests(page);
  await fillForm(page, 'Message');
  await field(page, 'Email').fill('quillon at ashgrove');
  await submitForm(page);
  await expect(field(page, 'Email')).toBeFocused();
  await expect(contactForm(page).locator(':invalid')).toHaveCount(2);
  await expect(confirmation(page)).toBeHidden();
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
}

async function expectConfirmation(page: Page): Promise<void> {
  await expect(confirmation(page)).toBeHidden();
  await fillForm(page);
  const requests = recordRequests(page);
  await submitForm(page);
  await expect(confirmation(page)).toBeInViewport();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expectEmptyFields(page);
  await expectNothingSent(page, requests);
}

async function expectNothingSent(page: Page, requests: readonly Request[]): Promise<void> {
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) {
    expect(request.method()).toBe('GET');
    expect(await leaksOf(request)).toEqual([]);
  }
  expect(new URL(page.url()).search).toBe('');
}
