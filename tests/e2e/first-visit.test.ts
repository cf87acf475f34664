import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { phone } from '../support/devices.ts';
import { eagerScripts, fonts, latestStartMs, openPageWithAnimation } from '../support/loading.ts';
import { everyPage } from '../support/site-pages.ts';

const scripts = eagerScripts.map((file) => `/assets/${file}`);

const visits = [
  ...everyPage.map((each) => ({ ...each, size: { width: 1280, height: 900 } })),
  { name: 'home on a phone', path: routes.home.path, size: phone.viewport },
];

for (const { name, path, size } of visits) {
  test(`${name} has at most 14,000 bytes of HTML, requests each file once, its scripts after the first paint, preloads only what it shows, and nothing blocks the paint`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPageWithAnimation(page, path);
    await page.waitForLoadState('networkidle');
    const { htmlBytes, paintedMs, files, faces, pictures } = await page.evaluate(() => {
      const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        htmlBytes: html?.encodedBodySize,
        paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        files: resources.map((entry) => ({
          path: new URL(entry.name).pathname,
          startMs: entry.startTime,
          isPreloaded: entry.initiatorType === 'link',
          isRenderBlocking: Reflect.get(entry, 'renderBlockingStatus') === 'blocking',
        })),
        faces: [...document.fonts].map(
          ({ family, style, status }) => `${family.replaceAll('"', '')} ${style} ${status}`,
        ),
        // A lazy picture that is far below has no address yet.
        pictures: [...document.images].map(({ currentSrc }) => currentSrc),
      };
    });
    expect(htmlBytes).toBeGreaterThan(2000);
    expect(htmlBytes).toBeLessThanOrEqual(14_000);
    expect(paintedMs).toBeGreaterThan(0);

    const paths = files.map((each) => each.path);
    expect(paths).toEqual(expect.arrayContaining(scripts));
    expect(paths).toEqual([...new Set(paths)]);
    for (const each of paths) {
      expect(each).toMatch(/^\/assets\/[\w-]+\.(js|woff2|avif|svg)$|^\/(favicon|site)\.\w+$/);
    }
    expect(files.filter(({ isRenderBlocking }) => isRenderBlocking)).toEqual([]);
    for (const { startMs } of files.filter((each) => scripts.includes(each.path))) {
      expect(startMs).toBeGreaterThanOrEqual(Math.min(paintedMs, latestStartMs));
    }
    expect(faces).toContain('Cormorant Garamond normal loaded');
    expect(faces).toContain('Jost normal loaded');
    const preloaded = files.filter(({ isPreloaded }) => isPreloaded).map((each) => each.path);
    expect(preloaded).toContain(`/assets/${fonts.text}`);
    const preloadedPictures = preloaded.filter((each) => each.endsWith('.avif'));
    expect(preloadedPictures).toHaveLength(1);
    expect(pictures.some((each) => each.endsWith(`${preloadedPictures[0]}`))).toBe(true);
  });
}
