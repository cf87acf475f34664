import { type Browser, expect } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { phone } from '../support/devices.ts';
import { eagerScripts, fonts, latestStartMs, openPageWithAnimation } from '../support/loading.ts';
import { everyPage } from '../support/site-pages.ts';
import { test } from '../support/test.ts';

const visits: Awaited<ReturnType<typeof visit>>[] = [];

test.beforeAll(async ({ browser }) => {
  for (const { path } of everyPage) visits.push(await visit(browser, path));
  visits.push(await visit(browser, routes.home.path, phone.viewport));
});

test('every page requests each of its files once', () => {
  for (const { path, files } of visits) {
    const paths = files.map((file) => file.path);
    expect(paths, path).toEqual(
      expect.arrayContaining(eagerScripts.map((file) => `/assets/${file}`)),
    );
    expect(paths, path).toEqual([...new Set(paths)]);
    for (const each of paths) {
      expect(each).toMatch(/^\/assets\/[\w-]+\.(js|woff2|avif|svg)$|^\/favicon\.\w+$/);
    }
  }
});

test('every page preloads its typeface and the picture that it shows', () => {
  for (const { path, files, pictures, hasPictures } of visits) {
    const preloaded = files.filter(({ isPreloaded }) => isPreloaded).map((file) => file.path);
    expect(preloaded, path).toContain(`/assets/${fonts.text}`);
    const preloadedPictures = preloaded.filter((each) => each.endsWith('.avif'));
    const shown = preloadedPictures.filter((each) => pictures.some((url) => url.endsWith(each)));
    expect(shown, path).toEqual(preloadedPictures);
    expect(preloadedPictures, path).toHaveLength(hasPictures ? 1 : 0);
  }
});

test('nothing blocks the first paint, and scripts come after it', () => {
  for (const { path, files, paintedMs } of visits) {
    expect(paintedMs, path).toBeGreaterThan(0);
    expect(files.filter(({ isRenderBlocking }) => isRenderBlocking)).toEqual([]);
    for (const { startMs } of files.filter((file) => file.path.endsWith('.js'))) {
      expect(startMs, path).toBeGreaterThanOrEqual(Math.min(paintedMs, latestStartMs));
    }
  }
});

/** Visits a page for the first time, with all its scripts. Returns what it requested and shows. */
async function visit(browser: Browser, path: string, viewport?: { width: number; height: number }) {
  const page = await browser.newPage(viewport ? { viewport } : {});
  await openPageWithAnimation(page, path);
  await page.waitForLoadState('networkidle');
  const visited = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      files: resources.map((entry) => ({
        path: new URL(entry.name).pathname,
        startMs: entry.startTime,
        isPreloaded: entry.initiatorType === 'link',
        isRenderBlocking: Reflect.get(entry, 'renderBlockingStatus') === 'blocking',
      })),
      hasPictures: document.querySelector('main img') !== null,
      // A lazy picture that is far below has no address yet.
      pictures: [...document.images].map(({ currentSrc }) => currentSrc),
    };
  });
  await page.close();
  return { path, ...visited };
}
