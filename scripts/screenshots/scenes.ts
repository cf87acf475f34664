import type { BrowserContextOptions, Page } from '@playwright/test';
import { routeNames, routes } from '#shared/routes.ts';
import { formWords, toastWords } from '#shared/words/contact-form.ts';
import { headerWords } from '#shared/words/header-and-footer.ts';

/** Something to look at: a page, what is done on it first, and how it is opened. */
export interface Scene {
  name: string;
  path: string;
  act?: (page: Page) => Promise<void>;
  context?: BrowserContextOptions;
  /** The whole page rather than what a screen shows of it. */
  isFullPage?: boolean;
  /** The widths it makes sense at, in CSS pixels; all of them where there is no list. */
  widths?: readonly number[];
}

export const widths = [320, 375, 768, 1280, 1920];

const phoneWidths = [320, 375, 768];
const deskWidths = [1280, 1920];

export const scenes: readonly Scene[] = [
  ...routeNames.map((name): Scene => ({ name, path: routes[name].path, isFullPage: true })),
  { name: 'not-found', path: '/no-such-page', isFullPage: true },
  { name: 'panel-open', path: routes.home.path, act: openPanel, widths: phoneWidths },
  { name: 'drop-down-open', path: routes.home.path, act: openDropDown, widths: deskWidths },
  { name: 'scrolled', path: routes.home.path, act: scrollDown },
  { name: 'form-half-filled', path: routes.home.path, act: fillHalf },
  { name: 'form-invalid', path: routes.home.path, act: submitInvalid },
  { name: 'toast-up', path: routes.home.path, act: sendMessage },
  {
    name: 'scripts-off',
    path: routes.home.path,
    context: { javaScriptEnabled: false },
    isFullPage: true,
  },
  { name: 'printed', path: routes.home.path, act: print, isFullPage: true, widths: [768] },
  {
    name: 'forced-colours',
    path: routes.home.path,
    context: { forcedColors: 'active' },
    isFullPage: true,
  },
  {
    name: 'landscape-phone',
    path: routes.home.path,
    context: { viewport: { width: 844, height: 390 } },
    widths: [375],
  },
];

async function openPanel(page: Page) {
  await page.getByRole('button', { name: headerWords.menu }).click();
}

async function openDropDown(page: Page) {
  await page.getByRole('button', { name: headerWords.dropDown }).click();
}

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 800));
}

async function fillHalf(page: Page) {
  await page
    .getByLabel(formWords.name, { exact: true })
    .fill('Rosalind Achterberg-Featherstonehaugh');
  await page.getByLabel(formWords.email, { exact: true }).focus();
}

async function submitInvalid(page: Page) {
  await fillHalf(page);
  await page.getByLabel(formWords.email, { exact: true }).fill('not an address');
  await page.getByRole('button', { name: formWords.submit }).click();
}

async function sendMessage(page: Page) {
  await fillHalf(page);
  await page.getByLabel(formWords.email, { exact: true }).fill('rosalind@example.com');
  await page.getByLabel(formWords.subject, { exact: true }).fill('A summer wedding');
  await page.getByLabel(formWords.message, { exact: true }).fill('We would like to hear from you.');
  await page.getByRole('button', { name: formWords.submit }).click();
  await page.getByText(toastWords.sentText).first().waitFor();
}

async function print(page: Page) {
  await page.emulateMedia({ media: 'print' });
}
