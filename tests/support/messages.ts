import type { Page } from '@playwright/test';

/** What a page has written to the console, but for a browser's own message that its address is not found. */
export async function consoleOf(page: Page): Promise<string[]> {
  const messages = await page.consoleMessages();
  const errors = await page.pageErrors();
  const own = messages.filter(
    (each) => each.location().url !== page.url() || !each.text().includes('404'),
  );
  return [...own.map((each) => each.text()), ...errors.map(({ message }) => message)];
}
