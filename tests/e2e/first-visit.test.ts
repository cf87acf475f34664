import { expect, type Page, test } from '@playwright/test';
import { outputFolders } from '#scripts/build/folders.ts';
import { readBuild } from '#server/build-manifest.ts';
import { phone } from '../support/devices.ts';
import { holdBack } from '../support/hold-back.ts';
import { openPageWithAnimation, waitUntilInteractive } from '../support/open-page.ts';
import { readResources } from '../support/resource-timings.ts';
import { everyPage } from '../support/site-pages.ts';

const { entry, chunks, fonts } = readBuild(`${outputFolders('production').out}/`);
const eagerScripts = [entry, ...chunks].map((file) => `/assets/${file}`);

const screens = [
  { screen: 'a desktop', options: {}, hero: /^\/assets\/hero-(?!portrait).+\.avif$/ },
  { screen: 'a phone', options: phone, hero: /^\/assets\/hero-portrait-.+\.avif$/ },
];

for (const { screen, options, hero } of screens) {
  test.describe(screen, () => {
    test.use(options);

    test(`on ${screen} the hero and both typefaces are asked for ahead of all scripts`, async ({
      page,
    }) => {
      const release = await holdBack(page, /\/assets\//);
      const asked = recordPaths(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect.poll(() => asked).toContain(eagerScripts[0]);
      const ahead = asked.slice(
        0,
        asked.findIndex((path) => path.endsWith('.js')),
      );
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
    expect(paths).toEqual(expect.arrayContaining(eagerScripts));
    expect(paths).toEqual([...new Set(paths)]);
    expect(resources.filter(({ isRenderBlocking }) => isRenderBlocking)).toEqual([]);
    for (const each of paths) {
      expect(each).toMatch(/^\/assets\/[\w-]+\.(js|woff2|avif|svg)$|^\/(favicon|site)\.\w+$/);
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

/** The paths of what the page asks for from now on. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
