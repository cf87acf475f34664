import { expect, type Page } from '@playwright/test';
import { toastViewportHotkey } from '#shared/constants.ts';
import { formFields } from '#shared/form-fields.ts';
import { sites } from './built-sites.ts';
import { waitForScript } from './loading.ts';

const { form: labels } = sites.sample.words;

type FieldKey = (typeof formFields)[number]['key'];

/** What tests type into each field: values that occur nowhere else, so that any copy of them can be found. */
export const typed: Readonly<Record<FieldKey, string>> = {
  name: 'Marlow Thornbury',
  email: 'quillon@ashgrove.test',
  subject: 'Peonies in October',
  message: 'Lanterns, dimmed.\nAs many as the orangery holds.',
};

export const fieldKeys = formFields.map(({ key }) => key);
export const requiredKeys = formFields.filter(({ required }) => required).map(({ key }) => key);

/** How long after a submission the form accepts another one, in milliseconds. */
export const repeatMs = 1001;

/** How long after its appearance a toast accepts clicks, in milliseconds. */
export const doubleClickMs = 500;

/** The confirmation, in the toast or in the form. */
export const sentTitle = 'Message Sent!';
export const sentText = 'Thank you for writing to Lark & Linden. We will get back to you shortly.';

/** The words of each typed value, dates and numbers included, that are long enough to occur nowhere else. */
export const typedWords = Object.values(typed).map((it): string[] => it.match(/[\w-]{5,}/g) ?? []);

/** The contact form of a page. */
export function contactFormOf(page: Page) {
  const field = (key: FieldKey) => page.getByRole('textbox', { name: labels[key], exact: true });
  const submitButton = page.getByRole('button', { name: 'Send Message' });
  return {
    element: page.locator('form'),
    field,
    submitButton,
    async fill() {
      for (const key of fieldKeys) await field(key).fill(typed[key]);
    },
    /** Presses Enter on the button, so that the mouse hovers over nothing. */
    submit: () => submitButton.press('Enter', { noWaitAfter: true }),
    async expectEmpty() {
      for (const key of fieldKeys) await expect(field(key)).toHaveValue('');
    },
    /** Expects no typed word in the page's address, or in the address, headers or body of its requests. */
    async expectNothingSent() {
      const sent = [page.url()];
      for (const request of await page.requests()) {
        expect(request.method()).toBe('GET');
        const headers = await request.allHeaders().catch(() => request.headers());
        sent.push(request.url(), request.postData() ?? '', JSON.stringify(headers));
      }
      expect(typedWords.flat().filter((word) => sent.join().includes(word))).toEqual([]);
      expect(new URL(page.url()).search).toBe('');
    },
  };
}

/** The toast of a page, and its region, which has the hotkey in its name. */
export function toastOf(page: Page) {
  const region = page.getByRole('region', { name: `Notifications (${toastViewportHotkey})` });
  const item = region.getByRole('listitem');
  const form = contactFormOf(page);
  // The toast's code is loaded only when the form may need it.
  const whenLoaded = () => waitForScript(page, /\/assets\/toast-region-/);
  return {
    whenLoaded,
    region,
    item,
    closeButton: item.getByRole('button', { name: 'Close' }),
    /** Fills and submits the form, and waits for the toast. */
    async show() {
      await form.fill();
      await whenLoaded();
      await form.submit();
      await expect(item).toBeVisible();
    },
  };
}
