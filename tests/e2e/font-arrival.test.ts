import { expect, test } from '@playwright/test';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { readBuild } from '#server/files/build-manifest.ts';
import { routes } from '#shared/routes.ts';
import { holdBack } from '../support/hold-back.ts';
import { loseLazyScripts } from '../support/lazy-scripts.ts';
import { waitUntilInteractive } from '../support/open-page.ts';
import { everyPage } from '../support/site-pages.ts';

const { fonts } = readBuild(`${outputFolders('production').out}/`);

for (const { name, path } of everyPage) {
  test(`${name} has its headings in their own face from the first paint`, async ({ page }) => {
    const asked: string[] = [];
    // The toast's title asks for the whole face, once the page is idle.
    await loseLazyScripts(page);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdBack(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const { family, weight, loaded } = await page.locator('h1').evaluate((element) => ({
      family: getComputedStyle(element).fontFamily,
      weight: getComputedStyle(element).fontWeight,
      loaded: [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map((face) => ({
          family: face.family,
          weight: face.weight,
          unicodeRange: face.unicodeRange,
        })),
    }));
    expect(family).toMatch(/^"?Cormorant Garamond"?,/);
    expect(loaded).toContainEqual({
      family: expect.stringMatching(/^"?Cormorant Garamond"?$/),
      weight,
      unicodeRange: expect.not.stringMatching('U\\+0-10FFFF'),
    });
    release();
    await waitUntilInteractive(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toContain(`/assets/${fonts.text}`);
    expect(asked).not.toContain(`/assets/${fonts.display}`);
  });
}

test('a heading in other characters gets the whole face', async ({ page }) => {
  await loseLazyScripts(page);
  await page.goto(routes.home.path);
  const arrived = page.waitForResponse(`**/${fonts.display}`);
  await page.locator('h1').evaluate((element) => {
    element.textContent = 'Zürich';
  });
  expect((await arrived).status()).toBe(200);
});
