import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { phone } from '../support/devices.ts';
import {
  eagerScripts,
  fonts,
  holdBack,
  openPageWithAnimation,
  waitUntilInteractive,
} from '../support/loading.ts';
import { readResources } from '../support/resource-timings.ts';
import { everyPage } from '../support/site-pages.ts';

const scripts = eagerScripts.map((file) => `/assets/${file}`);

/** When `client/entry/start.ts` stops waiting for the page to be painted, in milliseconds. */
const latestStartMs = 1000;

for (const { screen, size, hero } of [
  { screen: 'desk', size: { width: 1280, height: 900 }, hero: /\/hero-(?!portrait).+\.avif$/ },
  { screen: 'phone', size: phone.viewport, hero: /\/hero-portrait-.+\.avif$/ },
]) {
  test(`on a ${screen} the hero and the face of texts are requested ahead of scripts`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const release = await holdBack(page, /\/assets\//);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(routes.home.path, { waitUntil: 'commit' });
    const isScript = (path: string) => path.endsWith('.js');
    await expect.poll(() => requested.some(isScript)).toBe(true);
    const ahead = requested.slice(0, requested.findIndex(isScript));
    expect(ahead).toContain(`/assets/${fonts.text}`);
    expect(ahead.filter((path) => hero.test(path))).toHaveLength(1);
    release();
    await waitUntilInteractive(page);
  });
}

for (const { name, path } of everyPage) {
  test(`${name} has at most 14,000 bytes of HTML, requests each file once, its scripts after the first paint, preloads only what it shows, and nothing blocks the paint`, async ({
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

    const { htmlBytes, paintedMs, faces, pictures } = await page.evaluate(() => ({
      htmlBytes: performance
        .getEntriesByType('navigation')
        .map((entry) => Reflect.get(entry, 'encodedBodySize'))[0],
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      faces: [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`),
      pictures: [...document.images].map(({ currentSrc }) => currentSrc),
    }));
    expect(htmlBytes).toBeGreaterThan(2000);
    expect(htmlBytes).toBeLessThanOrEqual(14_000);
    expect(paintedMs).toBeGreaterThan(0);
    for (const { startMs } of resources.filter((each) => scripts.includes(each.path))) {
      expect(startMs).toBeGreaterThanOrEqual(Math.min(paintedMs, latestStartMs));
    }
    expect(faces).toEqual(expect.arrayContaining(['Cormorant Garamond normal', 'Jost normal']));
    const preloaded = resources.filter((each) => each.isPreloaded && each.path.endsWith('.avif'));
    expect(preloaded).toHaveLength(1);
    for (const { path: file } of preloaded) {
      expect(pictures.filter((picture) => picture.endsWith(file))).toHaveLength(1);
    }
  });
}
