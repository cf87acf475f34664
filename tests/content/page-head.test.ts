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
import { fetchOnSite, fetchPage, find, siteUrl, valuesOf } from '../support/page.ts';
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
  const icons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'];
  expect(valuesOf(head, '[rel$=icon]', 'href')).toEqual(icons);
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

test('the home page alone has structured data', async () => {
  for (const [path, name] of pages) {
    const page = await fetchPage(app, path);
    const scripts = page.querySelectorAll('script[type="application/ld+json"]');
    const data = scripts.map(({ text }) => JSON.parse(text));
    expect(data, path).toEqual(name === 'home' ? [structuredDataOf(siteUrl)] : []);
  }
});

/** The extremes of lightness and the spread of a part of a picture that is 630 pixels high. */
async function statsOf(picture: Buffer, left: number, width: number) {
  const part = sharp(picture).extract({ left, top: 0, width, height: 630 });
  const { channels } = await sharp(await part.greyscale().png().toBuffer()).stats();
  return { min: channels[0]?.min, max: channels[0]?.max, stdev: channels[0]?.stdev };
}

test.each(routeNames)('the sharing picture of %s has the wordmark beside a photo', async (name) => {
  const { 'og:image': address } = contentsOf(await fetchPage(app, routes[name].path));
  const { body } = await fetchOnSite(app, address);
  const { width, height } = await sharp(body).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const margin = await statsOf(body, 0, 60);
  expect(margin.min).toBeGreaterThan(240);
  const wordmark = await statsOf(body, 60, 420);
  expect(wordmark.min).toBeLessThan(80);
  expect(wordmark.max).toBeGreaterThan(240);
  const photo = await statsOf(body, 560, 640);
  expect(photo.stdev).toBeGreaterThan(15);
});
