import { expect } from '@playwright/test';
import { openPage } from '../support/loading.ts';
import { test } from '../support/test.ts';

test('an error in a part of the page leaves the others as they were', async ({ page, header }) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    const create = document.createElement;
    // Of the head, and of the gallery alone.
    document.createElement = (name: string) => {
      if (name === 'meta' || name === 'figure') throw new Error(`No ${name} for this test.`);
      return create.call(document, name);
    };
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page.locator('h1', { hasText: 'What We Do' })).toBeFocused();
  await header.link('Gallery').click();
  const main = page.getByRole('main');
  await expect(main).toHaveText(/^Something failed on our sideWe are sorry: /);
  await expect(main).not.toContainText('for this test');
  await expect(page.getByRole('contentinfo')).toContainText('All Rights Reserved.');
  await main.getByRole('link').click();
  await expect(main).toContainText('Days long remembered, quietly dressed');
});
