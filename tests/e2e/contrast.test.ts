import { expect } from '@playwright/test';
import { colours } from '#client/styles/tokens.ts';
import { fieldKeys } from '../support/contact-form.ts';
import { openPage } from '../support/loading.ts';
import { test } from '../support/test.ts';

/** Ink as browsers compute it. */
const ink = `rgb(${[1, 3, 5].map((at) => Number.parseInt(colours.ink.slice(at, at + 2), 16)).join(', ')})`;

/** Lines in a colour that is neither the white of the canvas nor transparent. */
const border = /^[1-9]\S*px solid rgba?\((?!255, 255, 255|\d+, \d+, \d+, 0\))/;
const outline = /^rgba?\((?!255, 255, 255).* solid [1-9]/;

test('in forced colours controls and the focus have visible lines', async ({
  page,
  header,
  form,
  toast,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/');
  await expect(header.dropDown).toHaveCSS('border-top', border);
  await expect(page.getByRole('link', { name: 'How We Began' })).toHaveCSS('border-top', border);
  await expect(form.submitButton).toHaveCSS('border-top', border);
  for (const key of fieldKeys) await expect(form.field(key)).toHaveCSS('border-bottom', border);
  await toast.show();
  await expect(toast.item).toHaveCSS('border-top', border);
  await form.field('message').focus();
  await expect(form.field('message')).toHaveCSS('outline', outline);
  await page.keyboard.press('Tab');
  await expect(form.submitButton).toBeFocused();
  await expect(form.submitButton).toHaveCSS('outline', outline);
});

test('with more contrast, sentences and the lines of fields are in ink', async ({ page, form }) => {
  await page.emulateMedia({ contrast: 'more' });
  await openPage(page, '/our-story');
  const sentences = page.getByRole('main').getByRole('paragraph');
  expect(await sentences.count()).toBeGreaterThan(1);
  for (const sentence of await sentences.all()) await expect(sentence).toHaveCSS('color', ink);
  await openPage(page, '/');
  await expect(form.field('name')).toHaveCSS('border-bottom-color', ink);
});
