import { parse } from 'node-html-parser';
import sharp from 'sharp';
import request from 'supertest';
import { expect, test } from 'vitest';
import sharing from '#data/sharing.json' with { type: 'json' };
import { headOf } from '#shared/head.ts';
import { type RouteName, routeNames, routes } from '#shared/routes.ts';
import { sharingTagsOf } from '#shared/sharing-tags.ts';
import { structuredDataOf } from '#shared/structured-data.ts';
import { fetchPage, find, unknownPath, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/site.ts';

const siteUrl = 'https://site.example';
const { app } = createTestApp({ SITE_URL: siteUrl });

const config = { siteUrl, assetBase: '/assets/', isIndexed: true, year: 2031 };
const pages = [...routeNames, null].map((name): [string, RouteName | null] => [
  name ? routes[name].path : unknownPath,
  name,
]);

/** Asks for an address that has to be on the site and to be answered with 200. */
function fetchOnSite(address = '') {
  expect(address.startsWith(`${siteUrl}/`), address).toBe(true);
  const path = address.slice(siteUrl.length).replace(/#.*/, '');
  return request(app).get(path).buffer(true).expect(200);
}

test.each(pages)('%s is HTML in UTF-8, in English, for a light scheme only', async (path, name) => {
  const { status, headers, text } = await request(app).get(path);
  expect(status).toBe(name ? 200 : 404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toMatch(/^<!DOCTYPE html><html lang="en">/);
  const schemes = valuesOf(parse(text), 'head meta[name=color-scheme]', 'content');
  expect(schemes).toEqual(['only light']);
});

test.each(pages)('%s has the tags of its page in its head, in order', async (path, name) => {
  const head = find(await fetchPage(app, path), 'head');
  const { title, tags } = headOf(name, config);
  const picture = name && new URL(config.assetBase + sharing[name], siteUrl).href;
  const sharingTags = name && picture ? sharingTagsOf(name, siteUrl, picture) : [];
  expect(head.querySelectorAll('title').map(({ text }) => text)).toEqual([title]);
  const written = head.querySelectorAll('[data-page]:not(script)').map((tag) => {
    const { 'data-page': _, ...attributes } = tag.attributes;
    return { name: tag.tagName.toLowerCase(), attributes };
  });
  expect(written).toEqual([...tags, ...sharingTags]);
  const others = head.querySelectorAll('meta:not([data-page]), [rel=canonical]:not([data-page])');
  const names = others.map((tag) => tag.getAttribute('name') ?? 'charset');
  expect(names.toSorted()).toEqual(['charset', 'color-scheme', 'theme-color', 'viewport']);
});

test.each(routeNames)('%s has one JSON-LD script, and its addresses exist', async (name) => {
  const page = await fetchPage(app, routes[name].path);
  const [script, ...others] = page.querySelectorAll('script[type="application/ld+json"]');
  expect(others).toEqual([]);
  // It cannot end its script tag.
  expect(script?.text).not.toContain('<');
  expect(JSON.parse(script?.text ?? '')).toEqual(structuredDataOf(name, siteUrl));
  const addresses = [...(script?.text ?? '').matchAll(/"(?:url|item|logo)":"([^"]+)"/g)];
  expect(addresses.length).toBeGreaterThan(1);
  for (const [, address] of addresses) await fetchOnSite(address);
});

test.each(routeNames)(
  'the sharing picture of %s exists, in its size, for other sites',
  async (name) => {
    const page = await fetchPage(app, routes[name].path);
    const property = (key: string) => valuesOf(page, `meta[property="${key}"]`, 'content').join();
    const { body, headers } = await fetchOnSite(property('og:image'));
    const { format, width, height } = await sharp(body).metadata();
    const size = [property('og:image:width'), property('og:image:height')];
    expect([String(width), String(height)]).toEqual(size);
    expect(headers['content-type']).toBe(`image/${format}`);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  },
);

test.each(pages)('every icon of %s exists, with its media type', async (path) => {
  const page = await fetchPage(app, path);
  const icons = page.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]');
  expect(icons).toHaveLength(3);
  for (const icon of icons) {
    const { headers } = await fetchOnSite(siteUrl + icon.getAttribute('href'));
    expect(headers['content-type']).toMatch(/^image\//);
    expect(headers['content-type']).toContain(icon.getAttribute('type') ?? '');
  }
});

test('every icon of the web manifest exists, in its size and media type', async () => {
  const [address = ''] = valuesOf(await fetchPage(app, '/'), 'link[rel=manifest]', 'href');
  const { text, headers } = await request(app).get(address).expect(200);
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons, start_url: start } = JSON.parse(text);
  await fetchOnSite(siteUrl + start);
  expect(icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes, type } of icons) {
    const icon = await fetchOnSite(siteUrl + src);
    const { width, height } = await sharp(icon.body).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
    expect(icon.headers['content-type']).toBe(type);
  }
});

test('every picture of the sitemap exists', async () => {
  const { text } = await request(app).get('/sitemap.xml').expect(200);
  const addresses = [...text.matchAll(/<image:loc>([^<]*)</g)];
  expect(addresses.length).toBeGreaterThan(5);
  for (const [, address] of addresses) {
    const { headers } = await fetchOnSite(address);
    expect(headers['content-type']).toMatch(/^image\//);
  }
});

test('robots.txt allows every robot and names the sitemap, unless INDEXING is off', async () => {
  const { text } = await request(app).get('/robots.txt').expect(200);
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
  const [sitemap, ...others] = [...text.matchAll(/^Sitemap: (.*)$/gm)];
  expect(others).toEqual([]);
  const { headers } = await fetchOnSite(sitemap?.[1]);
  expect(headers['content-type']).toMatch(/^application\/xml/);
  const unlisted = await request(createTestApp({ INDEXING: 'off' }).app).get('/robots.txt');
  expect(unlisted.text).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(unlisted.text).not.toContain('Sitemap');
});
