import { expect, test } from '@playwright/test';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { readBuild } from '#server/files/build-manifest.ts';
import { routes } from '#shared/routes.ts';
import { holdBack } from '../support/hold-back.ts';
import { waitUntilInteractive } from '../support/open-page.ts';
import { everyPage } from '../support/site-pages.ts';

const { fonts } = readBuild(`${outputFolders('production').out}/`);

for (const { name, path } of everyPage) {
  test(`${name} has its headings in their own face from the first paint`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdBack(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const headings = await page.locator('h1, main h2, main h3').evaluateAll((elements) =>
      elements.map((element) => {
        const { fontWeight, fontFamily } = getComputedStyle(element);
        const face = `${fontWeight} 1em ${fontFamily.split(',')[0]}`;
        return { face, isThere: document.fonts.check(face, element.textContent) };
      }),
    );
    expect(headings.length).toBeGreaterThan(0);
    for (const heading of headings) {
      expect(heading).toEqual({ face: '500 1em "Cormorant Garamond"', isThere: true });
    }
    release();
    await waitUntilInteractive(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toContain(`/assets/${fonts.text}`);
    expect(asked).not.toContain(`/assets/${fonts.display}`);
  });
}

test('a heading in other characters gets the whole face', async ({ page }) => {
  await page.goto(routes.home.path);
  const arrived = page.waitForResponse(`**/${fonts.display}`);
  await page.locator('h1').evaluate((element) => {
    element.textContent = 'Zürich';
  });
  expect((await arrived).status()).toBe(200);
});
