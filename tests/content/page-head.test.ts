import { type HTMLElement, parse } from 'node-html-parser';
import sharp from 'sharp';
import request from 'supertest';
import { expect, test } from 'vitest';
import content from '#data/content.json' with { type: 'json' };
import type { Page } from '#data/content.json';
import pictures from '#data/pictures.json' with { type: 'json' };
import { createTestApp } from '../support/app-under-test.ts';
import { unknownPath } from '../support/built-sites.ts';
import { fetchPage, find, siteUrl, valuesOf } from '../support/html.ts';

const { notFound, pages, site } = content;
const { app } = createTestApp();

const everyPage = [...pages, { ...notFound, path: unknownPath }];

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

const commonContents = {
  charset: 'utf-8',
  viewport: 'width=device-width, initial-scale=1',
  'color-scheme': 'only light',
  'theme-color': expect.stringMatching(/^#\w{6}$/),
};

/** What the head of a page says to search engines and social networks. */
function contentsFor({ title, description, path, sharing }: Page) {
  if (path === unknownPath) return { description, robots: 'noindex' };
  const alt = pictures[sharing]?.alt;
  return {
    description,
    robots: 'index, follow, max-image-preview:large',
    canonical: siteUrl + path,
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    'og:url': siteUrl + path,
    'og:image': expect.stringMatching(`^${siteUrl}/assets/[\\w-]+\\.jpg$`),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': alt,
  };
}

test.each(everyPage)('$path is HTML in English with its own title and tags', async (own) => {
  const { status, headers, text } = await request(app).get(own.path);
  expect(status).toBe(own.path === unknownPath ? 404 : 200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toMatch(/^<!DOCTYPE html><html lang="en">/);
  const head = find(parse(text), 'head');
  expect(head.querySelectorAll('title').map((title) => title.text)).toEqual([own.title]);
  expect(contentsOf(head)).toEqual({ ...commonContents, ...contentsFor(own) });
  const icons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'];
  expect(valuesOf(head, '[rel$=icon]', 'href')).toEqual(icons);
  // The browser replaces the others.
  const lasting = head.querySelectorAll('meta:not([data-page]), [rel=canonical]:not([data-page])');
  expect(lasting).toHaveLength(Object.keys(commonContents).length);
});

test('with INDEXING=off no page is to be indexed', async () => {
  const unlisted = createTestApp({ INDEXING: 'off' }).app;
  for (const { path } of everyPage) {
    expect(contentsOf(await fetchPage(unlisted, path)).robots).toMatch(/^noindex/);
  }
});

test('the home page alone has structured data, which names the business', async () => {
  for (const { path } of everyPage) {
    const page = await fetchPage(app, path);
    const scripts = page.querySelectorAll('script[type="application/ld+json"]');
    const graphs = scripts.map(({ text }) => JSON.parse(text)['@graph']);
    const business = expect.objectContaining({ name: site.name, url: `${siteUrl}/` });
    expect(graphs, path).toEqual(path === '/' ? [[business, business]] : []);
  }
});

/** The extremes of lightness and the spread of a part of a picture that is 630 pixels high. */
async function statsOf(picture: Buffer, left: number, width: number) {
  const part = sharp(picture).extract({ left, top: 0, width, height: 630 });
  const { channels } = await sharp(await part.greyscale().png().toBuffer()).stats();
  const [{ min, max, stdev } = { min: 0, max: 0, stdev: 0 }] = channels;
  return { min, max, stdev };
}

test.each(pages)('the sharing picture of $path has the wordmark beside a photo', async (own) => {
  const { 'og:image': address } = contentsOf(await fetchPage(app, own.path));
  const { body } = await request(app)
    .get(new URL(`${address}`).pathname)
    .expect(200);
  const { width, height } = await sharp(body).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect((await statsOf(body, 0, 60)).min).toBeGreaterThan(240);
  const wordmark = await statsOf(body, 60, 420);
  expect(wordmark.max - wordmark.min).toBeGreaterThan(100);
  expect((await statsOf(body, 560, 640)).stdev).toBeGreaterThan(5);
});
