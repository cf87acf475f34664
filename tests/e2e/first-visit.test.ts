import { expect, type Page, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { phone } from '../support/devices.ts';
import { eagerScripts, fonts, latestStartMs, openPageWithAnimation } from '../support/loading.ts';
import { everyPage } from '../support/site-pages.ts';

const visits = [
  ...everyPage.map((each) => ({ ...each, size: { width: 1280, height: 900 } })),
  { name: 'home on a phone', path: routes.home.path, size: phone.viewport },
];

for (const { name, path, size } of visits) {
  test(`${name} requests each file once`, async ({ page }) => {
    const { files } = await visit(page, path, size);
    const paths = files.map((each) => each.path);
    expect(paths).toEqual(expect.arrayContaining(eagerScripts.map((file) => `/assets/${file}`)));
    expect(paths).toEqual([...new Set(paths)]);
    for (const each of paths) {
      expect(each).toMatch(/^\/assets\/[\w-]+\.(js|woff2|avif|svg)$|^\/favicon\.\w+$/);
    }
  });

  test(`${name} preloads the picture that it shows`, async ({ page }) => {
    const { files, pictures } = await visit(page, path, size);
    const preloaded = files.filter(({ isPreloaded }) => isPreloaded).map((each) => each.path);
    expect(preloaded).toContain(`/assets/${fonts.text}`);
    const preloadedPictures = preloaded.filter((each) => each.endsWith('.avif'));
    const shown = preloadedPictures.filter((each) => pictures.some((url) => url.endsWith(each)));
    expect(shown).toEqual(preloadedPictures);
    expect(preloadedPictures).toHaveLength((await page.locator('main img').count()) > 0 ? 1 : 0);
  });
}

test('nothing blocks the first paint, and scripts come after it', async ({ page }) => {
  const { files, paintedMs } = await visit(page, routes.home.path, phone.viewport);
  expect(paintedMs).toBeGreaterThan(0);
  expect(files.filter(({ isRenderBlocking }) => isRenderBlocking)).toEqual([]);
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThanOrEqual(eagerScripts.length);
  for (const { startMs } of scripts) {
    expect(startMs).toBeGreaterThanOrEqual(Math.min(paintedMs, latestStartMs));
  }
});

/** Loads a page with all its scripts. Returns what it requested, and the addresses of its pictures. */
async function visit(page: Page, path: string, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await openPageWithAnimation(page, path);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      files: resources.map((entry) => ({
        path: new URL(entry.name).pathname,
        startMs: entry.startTime,
        isPreloaded: entry.initiatorType === 'link',
        isRenderBlocking: Reflect.get(entry, 'renderBlockingStatus') === 'blocking',
      })),
      // A lazy picture that is far below has no address yet.
      pictures: [...document.images].map(({ currentSrc }) => currentSrc),
    };
  });
}
