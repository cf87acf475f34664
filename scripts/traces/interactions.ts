import type { BrowserContextOptions, Page } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { formWords, toastWords } from '#shared/words/contact-form.ts';
import { headerWords } from '#shared/words/header-and-footer.ts';

/** Something that a visitor does, and the events by which the page hears of it. */
export interface Interaction {
  name: string;
  context: BrowserContextOptions;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };

/** What events an interaction may be made of. */
export const eventTypes = ['click', 'pointerdown', 'pointerup', 'keydown', 'touchend', 'submit'];

export const interactions: readonly Interaction[] = [
  {
    name: 'open the drop-down',
    context: desk,
    act: (page) => page.getByRole('button', { name: headerWords.dropDown }).click(),
  },
  {
    name: 'open the panel',
    context: phone,
    act: (page) => page.getByRole('button', { name: headerWords.menu }).tap(),
  },
  { name: 'navigate', context: desk, act: navigate },
  { name: 'submit the form', context: desk, prepare: fillForm, act: submitForm },
];

async function navigate(page: Page) {
  const row = page
    .getByRole('banner')
    .getByRole('link', { name: routes.gallery.label, exact: true });
  await row.filter({ visible: true }).click();
  await page.waitForURL(`**${routes.gallery.path}`);
}

async function fillForm(page: Page) {
  await page.getByLabel(formWords.name, { exact: true }).fill('Rosalind');
  await page.getByLabel(formWords.email, { exact: true }).fill('rosalind@example.com');
  await page.getByLabel(formWords.subject, { exact: true }).fill('A summer wedding');
  await page.getByLabel(formWords.message, { exact: true }).fill('We would like to hear from you.');
}

async function submitForm(page: Page) {
  await page.getByRole('button', { name: formWords.submit }).click();
  await page.getByText(toastWords.sentText).first().waitFor();
}
