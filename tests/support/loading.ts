import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { footerCopy } from '#shared/copy/header-and-footer.ts';

const { data } = outputFolders('production');

export const { main, chunks } = JSON.parse(readFileSync(`${data}/scripts.json`, 'utf8'));

/** The files of the fonts. */
export const fonts: Record<string, string> = JSON.parse(readFileSync(`${data}/fonts.json`, 'utf8'));

/** The scripts of the first load, which the HTML names. */
export const eagerScripts = [main, ...chunks];

/** When `client/entry/start.ts` stops waiting for the page to be painted, in milliseconds. */
export const latestStartMs = 1000;

/** Matches the address of the script that hydrates the page, which runs last. */
export const mainScript = /\/assets\/main-[^/]*\.js$/;

/** Matches the address of the page transition's code. */
const animationScript = /\/assets\/dom-mini-[^/]*\.js$/;

const { outputs } = JSON.parse(readFileSync(`${data}/metafile.json`, 'utf8'));

const [toastFile = ''] = Object.keys(outputs).filter(
  (file) => outputs[file].entryPoint === 'client/toast/toast-region.tsx',
);

/** The address of the toast's code. */
export const toastScript = `/assets/${basename(toastFile)}`;

/** Waits until the toast's code has run. */
export async function waitForToastScript(page: Page): Promise<void> {
  await page.evaluate(async (script) => {
    await import(script);
  }, toastScript);
}

/** Whether this script is loaded only after hydration: the animation's or the toast's. */
export function isLazyScript({ pathname }: URL): boolean {
  return pathname.endsWith('.js') && !eagerScripts.includes(pathname.replace('/assets/', ''));
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
  const url = (await requested).url();
  await page.evaluate(async (script) => {
    await import(script);
  }, url);
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
  await page.getByRole('contentinfo').getByText(footerCopy.rights).waitFor();
  return release;
}
