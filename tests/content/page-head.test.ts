import { type HTMLElement, parse } from 'node-html-parser';
import sharp from 'sharp';
import request from 'supertest';
import { expect, test } from 'vitest';
import sharing from '#data/sharing.json' with { type: 'json' };
import { notFoundCopy } from '#shared/copy/error-pages.ts';
import { structuredDataOf } from '#shared/crawler-tags.ts';
import { sharingPictureOf } from '#shared/page-pictures.ts';
import { pictures } from '#shared/pictures.ts';
import { type RouteName, routeNames, routes } from '#shared/routes.ts';
import { businessName } from '#shared/site.ts';
import { fetchOnSite, fetchPage, find, siteUrl } from '../support/page.ts';
import { createTestApp } from '../support/site.ts';
import { unknownPath } from '../support/site-pages.ts';

const { app } = createTestApp();

const pages = [...routeNames, null].map((name): [string, RouteName | null] => [
  name ? routes[name].path : unknownPath,
  name,
]);

/** What the meta tags and the canonical link of a head say, by their names; each may be there once. */
function contentsOf(head: HTMLElement): Record<string, string> {
  const contents: Record<string, string> = {};
  for (const { attributes } of head.querySelectorAll('meta, [rel=canonical]')) {
    const { property, name, rel, charset, content, href } = attributes;
    const key = property ?? name ?? rel ?? 'charset';
    if (key in contents) throw new Error(`${key} is said twice.`);
    contents[key] = content ?? href ?? charset ?? '';
  }
  return contents;
}

const ofEveryPage = {
  charset: 'utf-8',
  viewport: 'width=device-width, initial-scale=1',
  'color-scheme': 'only light',
  'theme-color': expect.stringMatching(/^#\w{6}$/),
};

/** What the head of a page says to search engines and social networks. */
function contentsFor(name: RouteName) {
  const { title, description, path } = routes[name];
  const picture = `${siteUrl}/assets/${sharing[name]}`;
  const { alt } = pictures[sharingPictureOf(name)];
  return {
    description,
    robots: 'index, follow, max-image-preview:large',
    canonical: siteUrl + path,
    'og:type': 'website',
    'og:site_name': businessName,
    'og:title': title,
    'og:description': description,
    'og:url': siteUrl + path,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': alt,
  };
}

test.each(pages)('%s is HTML in English with its own title and tags', async (path, name) => {
  const { status, headers, text } = await request(app).get(path);
  expect(status).toBe(name ? 200 : 404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toMatch(/^<!DOCTYPE html><html lang="en">/);
  const head = find(parse(text), 'head');
  const { title, description } = name ? routes[name] : notFoundCopy;
  expect(head.querySelectorAll('title').map(({ text }) => text)).toEqual([title]);
  const own = name ? contentsFor(name) : { description, robots: 'noindex' };
  expect(contentsOf(head)).toEqual({ ...ofEveryPage, ...own });
  // The browser replaces the others.
  const lasting = head.querySelectorAll('meta:not([data-page]), [rel=canonical]:not([data-page])');
  expect(lasting).toHaveLength(Object.keys(ofEveryPage).length);
});

test('with INDEXING=off no page is to be indexed', async () => {
  const unlisted = createTestApp({ INDEXING: 'off' }).app;
  for (const [path] of pages) {
    expect(contentsOf(await fetchPage(unlisted, path)).robots).toMatch(/^noindex/);
  }
});

test('the home page alone has structured data, and its addresses exist', async () => {
  for (const [path, name] of pages) {
    const page = await fetchPage(app, path);
    const texts = page
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ text }) => text);
    if (name !== 'home') expect(texts, path).toEqual([]);
    else expect(texts.map((text) => JSON.parse(text))).toEqual([structuredDataOf(siteUrl)]);
  }
  const text = JSON.stringify(structuredDataOf(siteUrl));
  const addresses = [...text.matchAll(/"(?:url|logo)":"([^"]+)"/g)];
  expect(addresses.length).toBeGreaterThan(1);
  for (const [, address] of addresses) await fetchOnSite(app, address);
});

test.each(routeNames)(
  'the sharing picture of %s exists, in its size, for other sites',
  async (name) => {
    const { 'og:image': address } = contentsOf(await fetchPage(app, routes[name].path));
    const { body, headers } = await fetchOnSite(app, address);
    const { format, width, height } = await sharp(body).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(headers['content-type']).toBe(`image/${format}`);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  },
);

test('every icon of the page exists, with its media type', async () => {
  const page = await fetchPage(app, '/');
  const links = page.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]');
  expect(links).toHaveLength(3);
  for (const { attributes } of links) {
    const icon = await fetchOnSite(app, siteUrl + attributes.href);
    expect(icon.headers['content-type']).toMatch(/^image\//);
    expect(icon.headers['content-type']).toContain(attributes.type ?? '');
  }
});
