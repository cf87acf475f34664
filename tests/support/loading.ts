import type { Page } from '@playwright/test';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { readBuild } from '#server/files/build-manifest.ts';
import { footerWords } from '#shared/words/header-and-footer.ts';

export const { vendor, main, chunks, fonts } = readBuild(`${outputFolders('production').out}/`);

/** The scripts that the page's HTML names. */
export const eagerScripts = [vendor, main, ...chunks];

/** The address of the script that hydrates the page, the last of them to run. */
export const mainScript = /\/assets\/main-[^/]*\.js$/;

/** The address of the page transition's code. */
export const animationScript = /\/assets\/dom-mini-[^/]*\.js$/;

/** Says whether the page asks for this script only once React runs: the animation's or the toast's. */
export function isLazyScript({ pathname }: URL): boolean {
  return pathname.endsWith('.js') && !eagerScripts.includes(pathname.replace('/assets/', ''));
}

/** Loads a page of the site and waits until React has taken it over. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilInteractive(page);
}

export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
}

/** The same, and waits until the code of the page transition, which comes later, has run. */
export async function openPageWithAnimation(page: Page, path: string): Promise<void> {
  const requested = page.waitForRequest(animationScript);
  await openPage(page, path);
  const url = (await requested).url();
  await page.evaluate(async (script) => {
    await import(script);
  }, url);
}

/** Keeps the requests that `pattern` fits from being answered. Returns a function that lets them through. */
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
 * Goes to a page whose main script does not arrive, so that it stays as it is before hydration, and waits
 * until its HTML is there to the end. Returns a function that lets the script through.
 */
export async function openHeldBack(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, mainScript);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByText(footerWords.rights).waitFor();
  return release;
}
