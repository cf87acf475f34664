import { type Browser, expect } from '@playwright/test';
import { budgets, scriptsAdvice } from '../support/budgets.ts';
import { everySite, sites } from '../support/built-sites.ts';
import { phone } from '../support/devices.ts';
import { freePort } from '../support/free-port.ts';
import { latestStartMs, openPageWithAnimation } from '../support/loading.ts';
import { consoleOf, test } from '../support/test.ts';

const desktop = { width: 1280, height: 900 };

/* Each page is visited once, on a desktop, and the home page on a phone too. */

test.describe.configure({ mode: 'parallel' });

for (const site of everySite) {
  const visitsOnDesktop = site.paths.map((path) => [path, desktop] as const);
  for (const [path, viewport] of [...visitsOnDesktop, ['/', phone.viewport] as const]) {
    test.describe(`${path} of ${site.name} at ${viewport.width} px`, () => {
      test.describe.configure({ mode: 'default' });
      let visited: Awaited<ReturnType<typeof visit>>;

      test.beforeAll(async ({ browser }) => {
        visited = await visit(browser, site.url + path, viewport);
      });

      test('the page requests each of its files once', () => {
        const paths = visited.files.map((file) => file.path);
        expect(paths).toEqual(expect.arrayContaining(site.firstScripts));
        expect(paths).toEqual([...new Set(paths)]);
        for (const each of paths)
          expect(each).toMatch(/^\/assets\/[\w-]+\.(js|woff2|avif|svg)$|^\/favicon\.\w+$/);
      });

      test('the page loads its fonts and preloads the picture that it shows', () => {
        const { files, pictures, hasPicture } = visited;
        // Preloading is checked only for pictures: a font's link is in the body, so the styles may request the font
        // first.
        expect(files.map((file) => file.path)).toEqual(expect.arrayContaining(site.firstFonts));
        const preloaded = files.filter(({ isPreloaded }) => isPreloaded).map((file) => file.path);
        const preloadedPictures = preloaded.filter((each) => each.endsWith('.avif'));
        const shown = preloadedPictures.filter((each) =>
          pictures.some((url) => url.endsWith(each)),
        );
        expect(shown).toEqual(preloadedPictures);
        expect(preloadedPictures).toHaveLength(hasPicture ? 1 : 0);
      });

      test('scripts are requested after the first paint', () => {
        const { files, paintedMs } = visited;
        expect(paintedMs).toBeGreaterThan(0);
        for (const { startMs } of files.filter((file) => file.path.endsWith('.js')))
          expect(startMs).toBeGreaterThanOrEqual(Math.min(paintedMs, latestStartMs));
      });

      test('the page writes nothing to the console', () => {
        expect(visited.messages).toEqual([]);
      });
    });
  }
}

test('the scripts of the home page stay within their budget', async ({ browser }) => {
  const { files } = await visit(browser, sites.sample.url, desktop);
  const scripts = files.filter((file) => file.path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes, scriptsAdvice).toBeLessThanOrEqual(budgets.homeScripts);
});

test('the policy allows the files of an ASSET_ORIGIN on another host', async ({
  page,
  serveSampleSite,
}) => {
  const PORT = `${await freePort()}`;
  const url = await serveSampleSite({ PORT, ASSET_ORIGIN: `http://127.0.0.1:${PORT}` });
  await openPageWithAnimation(page, url);
  expect(await consoleOf(page)).toEqual([]);
});

/** Opens a page with an empty cache and waits for its scripts. Returns the files that it requested and its pictures. */
async function visit(browser: Browser, url: string, viewport: typeof desktop) {
  const page = await browser.newPage({ viewport });
  await openPageWithAnimation(page, url);
  await page.waitForLoadState('networkidle');
  const visited = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      files: resources.map((entry) => ({
        path: new URL(entry.name).pathname,
        startMs: entry.startTime,
        bytes: entry.encodedBodySize,
        isPreloaded: entry.initiatorType === 'link',
      })),
      // A picture within a link is part of the text, perhaps far below the window, and is not preloaded.
      hasPicture: document.querySelector('main img:not(a img)') !== null,
      // A lazy picture that is far below the window has no address yet.
      pictures: [...document.images].map(({ currentSrc }) => currentSrc),
    };
  });
  const messages = await consoleOf(page);
  await page.close();
  return { messages, ...visited };
}
