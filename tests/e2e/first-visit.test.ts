import { expect, type Page, test } from '@playwright/test';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { readBuild } from '#server/files/build-manifest.ts';
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

    test(`on ${screen} the hero and both typefaces are asked for ahead of scripts`, async ({
      page,
    }) => {
      const release = await holdBack(page, /\/assets\//);
      const asked = recordPaths(page);
      await page.goto('/', { waitUntil: 'commit' });
      const isScript = (path: string) => path.endsWith('.js');
      await expect.poll(() => asked.some(isScript)).toBe(true);
      const ahead = asked.slice(0, asked.findIndex(isScript));
      expect(ahead).toContain(`/assets/${fonts.display}`);
      expect(ahead).toContain(`/assets/${fonts.text}`);
      expect(ahead.filter((path) => hero.test(path))).toHaveLength(1);
      release();
      await waitUntilInteractive(page);
    });
  });
}

for (const { name, path } of everyPage) {
  test(`${name} asks for each file once, and none keeps it from being painted`, async ({
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
  });

  test(`${name} is painted before its scripts are asked for`, async ({ page }) => {
    await openPageWithAnimation(page, path);
    const paintedMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    expect(paintedMs).toBeGreaterThan(0);
    const fetched = (await readResources(page)).filter((each) => scripts.includes(each.path));
    expect(fetched).toHaveLength(scripts.length);
    for (const { startMs } of fetched) {
      expect(startMs).toBeGreaterThanOrEqual(Math.min(paintedMs, latestStartMs));
    }
  });

  test(`what ${name} preloads is what it shows`, async ({ page }) => {
    await openPageWithAnimation(page, path);
    await page.waitForLoadState('networkidle');
    const { faces, pictures } = await page.evaluate(() => ({
      faces: [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`),
      pictures: [...document.images].map(({ currentSrc }) => currentSrc),
    }));
    expect(faces).toEqual(expect.arrayContaining(['Cormorant Garamond normal', 'Jost normal']));
    const preloaded = (await readResources(page)).filter(
      ({ path: file, isPreloaded }) => isPreloaded && file.endsWith('.avif'),
    );
    expect(preloaded).toHaveLength(path === '/' ? 1 : 0);
    for (const { path: file } of preloaded) {
      expect(pictures).toContainEqual(expect.stringMatching(new RegExp(`${file}$`)));
    }
  });
}

test('a page that is never painted gets its scripts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  await waitUntilInteractive(page);
});

test('where the vendor script arrives last the site waits for them', async ({ page }) => {
  const messages = collectMessages(page);
  const release = await holdBack(page, /\/assets\/vendor-/);
  const arrived = page.waitForResponse(mainScript);
  await page.goto('/', { waitUntil: 'commit' });
  await (await arrived).finished();
  release();
  await waitUntilInteractive(page);
  expect(messages).toEqual([]);
});

/** The paths of what the page asks for from now on. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
