import type { Page } from '@playwright/test';

/**
 * Collects problems of the page from now on: console messages, uncaught errors and failed files.
 * The browser's own message about the status of the 404 page is not collected.
 */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const isStatusOfPage = message.location().url === page.url() && message.text().includes('404');
    if (!isStatusOfPage) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      messages.push(`${response.status()} ${response.url()}`);
    }
  });
  return messages;
}

/** Collects uncaught errors from now on, except Firefox's for a script that cannot be loaded. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!message.startsWith('Loading module from')) errors.push(message);
  });
  return errors;
}
