import type { Page } from '@playwright/test';

/**
 * Collects what the page complains of from now on: console messages but the informative ones (React's
 * development build marks its times, which Firefox tells as messages), errors
 * that nobody caught, and files that could not be had. That the browser itself reports the 404 page's
 * status, as it does for every such page, is no complaint of the page's.
 */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const isStatusOfPage = message.location().url === page.url() && message.text().includes('404');
    const isInformative = ['info', 'timeStamp'].includes(message.type());
    if (!isInformative && !isStatusOfPage) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      messages.push(`${response.status()} ${response.url()}`);
    }
  });
  return messages;
}

/** Collects the errors that nobody catches from now on. Firefox tells the loss of a script as one. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!message.startsWith('Loading module from')) errors.push(message);
  });
  return errors;
}
