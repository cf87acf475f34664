import { expect, type Locator, type Page } from '@playwright/test';
import { toastViewportHotkey } from '#shared/constants.ts';
import { formWords, toastWords } from '#shared/words/contact-form.ts';

/** What a visitor types: strings that occur nowhere else, so that any trace of them can be found. */
export const typed = {
  Name: 'Quillon Ashgrove',
  Email: 'quillon@ashgrove.example',
  Subject: 'Peonies in Thornbury',
  Message: 'Lanterns, please.\nAs many as the orangery holds.',
} as const;

export type FieldName = keyof typeof typed;

export const fieldNames = Object.keys(typed) as readonly FieldName[];

export function contactForm(page: Page): Locator {
  return page.locator('form');
}

export function field(page: Page, name: FieldName): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

/** Fills every field but the one left out. */
export async function fillForm(page: Page, leftOut?: FieldName): Promise<void> {
  for (const name of fieldNames) {
    if (name !== leftOut) await field(page, name).fill(typed[name]);
  }
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: formWords.submit });
}

/** Sends the form from its button by key, so that the mouse rests on nothing. */
export async function submitForm(page: Page): Promise<void> {
  await submitButton(page).press('Enter', { noWaitAfter: true });
}

export async function expectEmptyFields(page: Page): Promise<void> {
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue('');
}

/** The region of toasts, which has the hotkey in its name. */
export function toastRegion(page: Page): Locator {
  const name = toastWords.regionLabel.replace('{hotkey}', toastViewportHotkey);
  return page.getByRole('region', { name });
}

/** The toast, as an item in the list of notifications. */
export function toast(page: Page): Locator {
  return toastRegion(page).getByRole('listitem');
}

export function toastCloseButton(page: Page): Locator {
  return toast(page).getByRole('button', { name: toastWords.close });
}

/** Fills and sends the form, and waits for what it shows. */
export async function showToast(page: Page): Promise<void> {
  await fillForm(page);
  await submitForm(page);
  await expect(toast(page)).toBeVisible();
}
