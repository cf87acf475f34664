import type { Page } from '@playwright/test';
import { animationScript } from './lazy-scripts.ts';

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
