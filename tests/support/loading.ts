import { expect, type Page } from '@playwright/test';

/** How long `client/entry/start.ts` waits for the first paint at most, in milliseconds. */
export const latestStartMs = 1000;

/** Matches the address of the script that hydrates the page, which runs last. */
export const mainScript = /\/assets\/main-[^/]*\.js$/;

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
  await openPage(page, path);
  await waitForScript(page, /\/assets\/dom-mini-/);
}

/** Waits until the page has requested a module whose address matches `pattern`, and has run it. */
export async function waitForScript(page: Page, pattern: RegExp): Promise<void> {
  const requested = async () =>
    (await page.requests()).map((request) => request.url()).filter((url) => pattern.test(url));
  await expect.poll(requested).not.toEqual([]);
  for (const url of await requested())
    await page.evaluate((module) => import(module).then(() => {}), url);
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
 * Loads a page and waits for the end of its HTML. The main script is held back, so the page is not hydrated. Returns a
 * function that releases the script.
 */
export async function openHeldBack(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, mainScript);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByText('All Rights Reserved.').waitFor();
  return release;
}
