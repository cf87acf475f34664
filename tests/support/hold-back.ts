import type { Page } from '@playwright/test';

/**
 * Keeps the main script from arriving, so that the page stays as it is before hydration. Returns
 * what lets it through. A page that waits for it never loads: go to it with `openHeldBack`.
 */
export async function holdBackMainScript(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

/** Goes to a page whose main script is held back and waits until its HTML is there to the end. */
export async function openHeldBack(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByText('All Rights Reserved.').waitFor();
}
