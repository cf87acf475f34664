import { expect, test } from 'vitest';
import { everyPath } from '../support/every-page.ts';
import { fetchPage, find, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const filesAt = 'https://files.example';
const { app, build } = createTestApp({ ASSET_ORIGIN: filesAt });

test.each(everyPath)('with ASSET_ORIGIN every hashed file of %s comes from there', async (path) => {
  const html = (await fetchPage(app, path)).outerHTML;
  const all = html.match(/\/assets\/[\w-]/g) ?? [];
  const moved = html.match(/https:\/\/files\.example\/assets\/[\w-]/g) ?? [];
  expect(all.length).toBeGreaterThan(10);
  expect(moved).toHaveLength(all.length);
});

test('fonts, scripts and pictures are among them', async () => {
  const page = await fetchPage(app, '/');
  const fonts = valuesOf(page, 'link[rel=preload][as=font]', 'href');
  expect(fonts).toContain(`${filesAt}/assets/${build.fonts.text}`);
  expect(find(page, 'head style').text).toContain(`${filesAt}/assets/${build.fonts.displayItalic}`);
  expect(valuesOf(page, 'script', 'data-main')).toEqual([`${filesAt}/assets/${build.main}`]);
  for (const picture of valuesOf(page, 'img', 'src')) {
    expect(picture.startsWith(`${filesAt}/assets/`)).toBe(true);
  }
});

test('what comes from another origin is asked for so that it may be used', async () => {
  const page = await fetchPage(app, '/our-story');
  const elements = page.querySelectorAll('link[rel=preload]:not([as=image])');
  expect(elements).toHaveLength(2);
  for (const element of elements) expect(element.hasAttribute('crossorigin')).toBe(true);
});

test('the browser is told where the files are, to go on from there', async () => {
  const page = await fetchPage(app, '/');
  expect(valuesOf(page, '#root', 'data-asset-base')).toEqual([`${filesAt}/assets/`]);
});

test('links and canonical addresses stay where they were', async () => {
  const page = await fetchPage(app, '/');
  expect(valuesOf(page, 'a', 'href').filter((address) => address.includes(filesAt))).toEqual([]);
  expect(valuesOf(page, 'link[rel=canonical]', 'href')).toEqual(['https://www.example.com/']);
});

test.each(everyPath)('without it %s refers to no other host at all', async (path) => {
  const page = await fetchPage(createTestApp().app, path);
  const addresses = page
    .querySelectorAll('script, img, source, link:not([rel=canonical])')
    .flatMap((element) => ['src', 'srcset', 'href'].map((name) => element.getAttribute(name)));
  expect(addresses.filter(Boolean).length).toBeGreaterThan(5);
  expect(addresses.filter((address) => address?.includes('//'))).toEqual([]);
  expect(find(page, 'head style').text).not.toMatch(/https?:|@import/);
});
