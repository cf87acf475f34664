import { expect, type Page, test } from '@playwright/test';
import { routeNames, routes } from '#shared/routes.ts';
import { waitUntilInteractive } from '../support/open-page.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** Loads a page, looks at all of it, and counts the bytes of bodies as they were sent. */
async function weigh(page: Page, path: string) {
  const bodies: Promise<{ url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    bodies.push(
      request
        .sizes()
        .then(({ responseBodySize }) => ({ url: request.url(), bytes: responseBodySize })),
    );
  });
  await page.goto(path);
  await waitUntilInteractive(page);
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((element: HTMLImageElement) => element.decode());
  }
  await page.waitForLoadState('networkidle');
  return Promise.all(bodies);
}

test('all that the home page loads on a phone is at most 450,000 bytes', async ({ page }) => {
  const loaded = await weigh(page, routes.home.path);
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(loaded.length).toBeGreaterThan(8);
  expect(total, JSON.stringify(loaded)).toBeLessThanOrEqual(450_000);
});

test('the HTML of every page is at most 14,000 bytes as it is sent', async ({ page }) => {
  for (const name of routeNames) {
    const response = await page.goto(routes[name].path);
    const { responseBodySize } = (await response?.request().sizes()) ?? { responseBodySize: 0 };
    expect(await response?.headerValue('content-encoding'), name).toBe('br');
    expect(responseBodySize, name).toBeGreaterThan(2000);
    expect(responseBodySize, name).toBeLessThanOrEqual(14_000);
  }
});
