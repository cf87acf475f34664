import type { BrowserContextOptions, Page } from '@playwright/test';
import { routeNames, routes } from '#shared/routes.ts';
import { formWords, toastWords } from '#shared/words/contact-form.ts';
import { headerWords } from '#shared/words/header-and-footer.ts';

/** A page in a state: how it is opened, and what is done on it before the screenshot. */
export interface Scene {
  name: string;
  path: string;
  act?: (page: Page) => Promise<void>;
  context?: BrowserContextOptions;
  /** Whether the screenshot is of the whole page instead of the viewport. */
  isFullPage?: boolean;
  /** The screens that the scene applies to; all of them by default. */
  screens?: readonly Screen[];
}

/** The viewports, by the name that the files' names contain. */
export const screens = {
  '320': { width: 320, height: 640 },
  '375': { width: 375, height: 812 },
  '768': { width: 768, height: 1024 },
  '1280': { width: 1280, height: 900 },
  '1366x700': { width: 1366, height: 700 },
  '1920': { width: 1920, height: 1080 },
  '2560': { width: 2560, height: 1440 },
} as const;

export type Screen = keyof typeof screens;

const phones: readonly Screen[] = ['320', '375', '768'];
const desks: readonly Screen[] = ['1280', '1366x700', '1920', '2560'];

export const scenes: readonly Scene[] = [
  ...routeNames.map((name): Scene => ({ name, path: routes[name].path, isFullPage: true })),
  { name: 'not-found', path: '/no-such-page', isFullPage: true },
  { name: 'panel-open', path: routes.home.path, act: openPanel, screens: phones },
  { name: 'drop-down-open', path: routes.home.path, act: openDropDown, screens: desks },
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
  { name: 'printed', path: routes.home.path, act: print, isFullPage: true, screens: ['768'] },
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
    screens: ['375'],
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
