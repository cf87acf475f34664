import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { toastViewportHotkey } from '#shared/constants.ts';
import { formCopy, toastCopy } from '#shared/copy/contact-form.ts';

/** The values that tests type: strings that occur nowhere else, so that any copy of them can be found. */
export const typed = {
  Name: 'Quillon Ashgrove',
  Email: 'quillon@ashgrove.example',
  Subject: 'Peonies in Thornbury',
  Message: 'Lanterns, please.\nAs many as the orangery holds.',
} as const;

type FieldName = keyof typeof typed;

/** The labels of the fields. */
export const labels: Readonly<Record<FieldName, string>> = {
  Name: formCopy.name,
  Email: formCopy.email,
  Subject: formCopy.subject,
  Message: formCopy.message,
};

export const fieldNames = Object.keys(typed) as readonly FieldName[];

export function contactForm(page: Page): Locator {
  return page.locator('form');
}

export function field(page: Page, name: FieldName): Locator {
  return page.getByRole('textbox', { name: labels[name], exact: true });
}

export async function fillForm(page: Page): Promise<void> {
  for (const name of fieldNames) await field(page, name).fill(typed[name]);
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: formCopy.submit });
}

/** Submits the form by pressing Enter on its button, so that the mouse hovers over nothing. */
export async function submitForm(page: Page): Promise<void> {
  await submitButton(page).press('Enter', { noWaitAfter: true });
}

export async function expectEmptyFields(page: Page): Promise<void> {
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue('');
}

/** The region of toasts, which has the hotkey in its name. */
export function toastRegion(page: Page): Locator {
  const name = toastCopy.regionLabel.replace('{hotkey}', toastViewportHotkey);
  return page.getByRole('region', { name });
}

/** The toast, as an item in the list of notifications. */
export function toast(page: Page): Locator {
  return toastRegion(page).getByRole('listitem');
}

export function toastCloseButton(page: Page): Locator {
  return toast(page).getByRole('button', { name: toastCopy.close });
}

/** Fills and submits the form, and waits for the toast. */
export async function showToast(page: Page): Promise<void> {
  await fillForm(page);
  await submitForm(page);
  await expect(toast(page)).toBeVisible();
}

/** Records the page's requests from now on, in order. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** The typed words that are long enough to search for; none has a character that addresses encode. */
export const typedWords = Object.values(typed)
  .flatMap((value) => value.split(/\W+/))
  .filter((word) => word.length > 4);

/** Expects that no typed word is in the page's address, or in a request's address, headers or body. */
export async function expectNothingSent(page: Page, requests: readonly Request[]): Promise<void> {
  const sent = [page.url()];
  for (const request of requests) {
    expect(request.method()).toBe('GET');
    const headers = await request.allHeaders().catch(() => request.headers());
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(headers));
  }
  expect(typedWords.filter((word) => sent.join().includes(word))).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
}
