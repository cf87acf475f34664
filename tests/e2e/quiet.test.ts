import { expect, test } from '@playwright/test';
import { routeNames, routes } from '#shared/routes.ts';
import { developmentUrl } from '../support/addresses.ts';

for (const name of routeNames) {
  test(`${name} hydrates in React's development build without a message`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'info') messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    await page.goto(developmentUrl + routes[name].path);
    await page.locator('html[data-interactive]').waitFor();
    expect(messages).toEqual([]);
  });
}
