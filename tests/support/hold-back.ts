import type { Page } from '@playwright/test';
import { footerWords } from '#shared/words/header-and-footer.ts';

/** The address of the script that hydrates the page, the last to run. */
export const mainScript = /\/assets\/main-[^/]*\.js$/;

/** Keeps the requests that `pattern` fits from being answered. Returns what lets them through. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

/**
 * Keeps the main script from arriving, so that the page stays as it is before hydration. A page that
 * waits for it never loads: go to it with `openHeldBack`.
 */
export function holdBackMainScript(page: Page): Promise<() => void> {
  return holdBack(page, mainScript);
}

/** Goes to a page whose main script is held back and waits until its HTML is there to the end. */
export async function openHeldBack(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByText(footerWords.rights).waitFor();
}
