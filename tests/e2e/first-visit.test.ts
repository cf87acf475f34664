import { expect, type Page, test } from '@playwright/test';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { readBuild } from '#server/files/build-manifest.ts';
import { routes } from '#shared/routes.ts';
import { phone } from '../support/devices.ts';
import { holdBack, mainScript } from '../support/hold-back.ts';
import { collectMessages } from '../support/messages.ts';
import { openPageWithAnimation, waitUntilInteractive } from '../support/open-page.ts';
import { readResources } from '../support/resource-timings.ts';
import { everyPage } from '../support/site-pages.ts';

const { vendor, main, chunks, fonts } = readBuild(`${outputFolders('production').out}/`);
const scripts = [vendor, main, ...chunks].map((file) => `/assets/${file}`);

/** When `client/entry/start.ts` stops waiting for the page to be painted, in milliseconds. */
const latestStartMs = 1000;

const screens = [
  { screen: 'a desktop', options: {}, hero: /^\/assets\/hero-(?!portrait).+\.avif$/ },
  { screen: 'a phone', options: phone, hero: /^\/assets\/hero-portrait-.+\.avif$/ },
];

for (const { screen, options, hero } of screens) {
  test.describe(screen, () => {
    test.use(options);

    test(`on ${screen} the hero and the face of texts are requested ahead of scripts`, async ({
      page,
    }) => {
      const release = await holdBack(page, /\/assets\//);
      const requested = recordPaths(page);
      await page.goto(routes.home.path, { waitUntil: 'commit' });
      const isScript = (path: string) => path.endsWith('.js');
      await expect.poll(() => requested.some(isScript)).toBe(true);
      const ahead = requested.slice(0, requested.findIndex(isScript));
      expect(ahead).toContain(`/assets/${fonts.text}`);
      expect(ahead.filter((path) => hero.test(path))).toHaveLength(1);
      release();
      await waitUntilInteractive(page);
    });
  });
}

for (const { name, path } of everyPage) {
  test(`${name} requests each file once, its scripts after the first paint, preloads only what it shows, and nothing blocks the paint`, async ({
    page,
  }) => {
    await openPageWithAnimation(page, path);
    await page.waitForLoadState('networkidle');
    const resources = await readResources(page);
    const paths = resources.map((each) => each.path);
    expect(paths).toEqual(expect.arrayContaining(scripts));
    expect(paths).toEqual([...new Set(paths)]);
    expect(resources.filter(({ isRenderBlocking }) => isRenderBlocking)).toEqual([]);
    for (const each of paths) {
      expect(each).toMatch(/^\/assets\/[\w-]+\.(js|woff2|avif|svg)$|^\/(favicon|site)\.\w+$/);
    }

    const { paintedMs, faces, pictures } = await page.evaluate(() => ({
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      faces: [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`),
      pictures: [...document.images].map(({ currentSrc }) => currentSrc),
    }));
    expect(paintedMs).toBeGreaterThan(0);
    for (const { startMs } of resources.filter((each) => scripts.includes(each.path))) {
      expect(startMs).toBeGreaterThanOrEqual(Math.min(paintedMs, latestStartMs));
    }
    expect(faces).toEqual(expect.arrayContaining(['Cormorant Garamond normal', 'Jost normal']));
    const preloaded = resources.filter((each) => each.isPreloaded && each.path.endsWith('.avif'));
    expect(preloaded).toHaveLength(path === routes.home.path ? 1 : 0);
    for (const { path: file } of preloaded) {
      expect(pictures.filter((picture) => picture.endsWith(file))).toHaveLength(1);
    }
  });
}

test('a page that is never painted gets its scripts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(routes.home.path);
  await waitUntilInteractive(page);
});

test('where the vendor script arrives last the site waits for it', async ({ page }) => {
  const messages = collectMessages(page);
  const release = await holdBack(page, /\/assets\/vendor-/);
  const arrived = page.waitForResponse(mainScript);
  await page.goto(routes.home.path, { waitUntil: 'commit' });
  await (await arrived).finished();
  release();
  await waitUntilInteractive(page);
  expect(messages).toEqual([]);
});

/** The paths that the page requests from now on. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
