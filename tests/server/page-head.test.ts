import sharp from 'sharp';
import request from 'supertest';
import { expect, test } from 'vitest';
import { sharingPictureUrl } from '#client/entry/server.ts';
import { headOf } from '#shared/head.ts';
import { type RouteName, routeNames, routes } from '#shared/routes.ts';
import { sharingTagsOf } from '#shared/sharing-tags.ts';
import { structuredDataOf } from '#shared/structured-data.ts';
import { unknownPath } from '../support/every-page.ts';
import { fetchPage, find, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const siteUrl = 'https://site.example';
const { app } = createTestApp({ SITE_URL: siteUrl });

const config = { siteUrl, assetBase: '/assets/', isIndexed: true, year: 2031 };
const pages = [...routeNames, null].map((name): [string, RouteName | null] => [
  name ? routes[name].path : unknownPath,
  name,
]);

test.each(pages)('%s is HTML in UTF-8, in English', async (path, name) => {
  const { status, headers, text } = await request(app).get(path);
  expect(status).toBe(name ? 200 : 404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toMatch(/^<!DOCTYPE html><html lang="en">/);
});

test.each(pages)('%s has in its head what is said of its page, in order', async (path, name) => {
  const head = find(await fetchPage(app, path), 'head');
  const { title, tags } = headOf(name, config);
  const sharingTags = name ? sharingTagsOf(name, siteUrl, sharingPictureUrl(name, config)) : [];
  expect(head.querySelectorAll('title').map(({ text }) => text)).toEqual([title]);
  const written = head.querySelectorAll('[data-page]:not(script)').map((tag) => ({
    name: tag.tagName.toLowerCase(),
    attributes: Object.fromEntries(
      Object.entries(tag.attributes).filter(([key]) => key !== 'data-page'),
    ),
  }));
  expect(written).toEqual([...tags, ...sharingTags]);
});

test.each(routeNames)('the structured data of %s cannot end its script tag', async (name) => {
  const head = find(await fetchPage(app, routes[name].path), 'head');
  const [script, ...others] = head.querySelectorAll('script[type="application/ld+json"]');
  expect(others).toEqual([]);
  expect(script?.text).not.toContain('<');
  expect(JSON.parse(script?.text ?? '')).toEqual(structuredDataOf(name, siteUrl));
});

test('no page says anything of itself outside of that', async () => {
  for (const [path] of pages) {
    const others = (await fetchPage(app, path)).querySelectorAll(
      'head meta:not([data-page]), head link[rel=canonical]:not([data-page])',
    );
    const names = others.map((tag) => tag.getAttribute('name') ?? 'charset');
    expect(names).toEqual(expect.arrayContaining(['charset', 'viewport', 'theme-color']));
    expect(names.join()).not.toMatch(/description|robots|og:|twitter:/);
  }
});

test.each(routeNames)(
  'the sharing picture of %s is there, of the size that is said, for others to show',
  async (name) => {
    const page = await fetchPage(app, routes[name].path);
    const property = (key: string) => valuesOf(page, `meta[property="${key}"]`, 'content').join();
    const address = property('og:image');
    expect(address.startsWith(`${siteUrl}/`)).toBe(true);
    const { body, headers } = await request(app)
      .get(address.slice(siteUrl.length))
      .buffer(true)
      .expect(200);
    const { format, width, height } = await sharp(body).metadata();
    expect(headers['content-type']).toBe(`image/${format}`);
    expect([String(width), String(height)]).toEqual([
      property('og:image:width'),
      property('og:image:height'),
    ]);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  },
);
