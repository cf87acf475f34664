import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sites } from './built-sites.ts';

const { folders } = sites.sample;

/** When `client/entry/start.ts` stops waiting for the page to be painted, in milliseconds. */
export const latestStartMs = 1000;

/** Matches the address of the script that hydrates the page, which runs last. */
export const mainScript = /\/assets\/main-[^/]*\.js$/;

/** Matches the address of the page transition's code. */
const animationScript = /\/assets\/dom-mini-[^/]*\.js$/;

/** The address of a script that is loaded when it is needed, by the start of its name. */
export function lazyScript(name: string): string {
  const pattern = new RegExp(`^${name}-\\w+\\.js$`);
  return `/assets/${readdirSync(folders.assets).find((file) => pattern.test(file))}`;
}

/** Waits until the toast's code has run. */
export async function waitForToastScript(page: Page): Promise<void> {
  await runScript(page, lazyScript('toast-region'));
}

/** Loads a page of the site and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilInteractive(page);
}

export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
}

/** Loads a page and waits until it is hydrated and the code of the page transition has run. */
export async function openPageWithAnimation(page: Page, path: string): Promise<void> {
  const requested = page.waitForRequest(animationScript);
  await openPage(page, path);
  await runScript(page, (await requested).url());
}

/** Waits until a script that is loaded as a module has run. */
async function runScript(page: Page, url: string): Promise<void> {
  await page.evaluate((script) => import(script).then(() => {}), url);
}

/** Delays the requests that match `pattern`. Returns a function that releases them. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback().catch(() => {});
  });
  return release;
}

/**
 * Loads a page whose main script is delayed, so that it is not hydrated, and waits for the end of its
 * HTML. Returns a function that releases the script.
 */
export async function openHeldBack(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, mainScript);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByText('All Rights Reserved.').waitFor();
  return release;
}
