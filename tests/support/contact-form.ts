import { expect, type Page } from '@playwright/test';
import { toastViewportHotkey } from '#shared/constants.ts';
import { waitForToastScript } from './loading.ts';

/** The fields by their labels, with values that occur nowhere else, so that any copy of them can be found. */
export const typed = {
  'Your name': 'Quillon Ashgrove',
  Email: 'quillon@ashgrove.example',
  Occasion: 'Peonies in Thornbury',
  Message: 'Lanterns, please.\nAs many as the orangery holds.',
} as const;

type FieldName = keyof typeof typed;

export const fieldNames = Object.keys(typed) as readonly FieldName[];

/** The fields that may stay empty: none. */
const optionalNames: readonly FieldName[] = [];

export const requiredNames = fieldNames.filter((name) => !optionalNames.includes(name));

/** The confirmation, in the toast or in the form. */
export const sentTitle = 'Message Sent!';
export const sentText = 'Thank you for writing to Lark & Linden. We will get back to you shortly.';

/** The contact form of a page. */
export function contactFormOf(page: Page) {
  const field = (name: FieldName) => page.getByRole('textbox', { name, exact: true });
  const submitButton = page.getByRole('button', { name: 'Send Message' });
  return {
    element: page.locator('form'),
    field,
    submitButton,
    async fill() {
      for (const name of fieldNames) await field(name).fill(typed[name]);
    },
    /** Presses Enter on the button, so that the mouse hovers over nothing. */
    submit: () => submitButton.press('Enter', { noWaitAfter: true }),
    async expectEmpty() {
      for (const name of fieldNames) await expect(field(name)).toHaveValue('');
    },
  };
}

/** The toast of a page, and its region, which has the hotkey in its name. */
export function toastOf(page: Page) {
  const region = page.getByRole('region', { name: `Notifications (${toastViewportHotkey})` });
  const item = region.getByRole('listitem');
  const form = contactFormOf(page);
  return {
    region,
    item,
    closeButton: item.getByRole('button', { name: 'Close' }),
    /** Fills and submits the form, and waits for the toast. */
    async show() {
      await form.fill();
      await waitForToastScript(page);
      await form.submit();
      await expect(item).toBeVisible();
    },
  };
}

/** The typed words that are long enough to search for, at least one of each field. */
export const typedWords = Object.values(typed).flatMap((value) => {
  const words = value.split(/\W+/).filter((word) => word.length > 4);
  if (words.length === 0)
    throw new Error(`"${value}" has no word of five characters to search for.`);
  return words;
});

/** Expects no typed word in the page's address, or in the address, headers or body of its requests. */
export async function expectNothingSent(page: Page): Promise<void> {
  const sent = [page.url()];
  for (const request of await page.requests()) {
    expect(request.method()).toBe('GET');
    const headers = await request.allHeaders().catch(() => request.headers());
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(headers));
  }
  expect(typedWords.filter((word) => sent.join().includes(word))).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
}
