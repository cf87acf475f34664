import { type HTMLElement, parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import type { Page } from '#shared/content-types.ts';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPage, find, siteUrl, unknownPath, valuesOf } from '../support/html.ts';
import { content } from '../support/site.ts';

const { notFound, pages, pictures, site } = content;
const { app } = createTestApp();

const everyPage = [...pages, { ...notFound, path: unknownPath }];

/** The contents of the meta tags and the canonical link by their names. Throws if a name occurs twice. */
function contentsOf(head: HTMLElement): Record<string, string> {
  const contents: Record<string, string> = {};
  for (const { attributes } of head.querySelectorAll('meta, [rel=canonical]')) {
    const { property, name, rel, charset, content, href } = attributes;
    const key = property ?? name ?? rel ?? 'charset';
    if (key in contents) throw new Error(`${key} occurs twice.`);
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

const { language, region } = new Intl.Locale(site.language);

/** The contents for search engines and social networks that the head of a page should have. */
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
    ...(region && { 'og:locale': `${language}_${region}` }),
    'og:url': siteUrl + path,
    'og:image': expect.stringMatching(`^${siteUrl}/assets/[\\w-]+\\.jpg$`),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': alt,
  };
}

test.each(everyPage)('$path has its language, title and tags', async (page) => {
  const { status, headers, text } = await request(app).get(page.path);
  expect(status).toBe(page.path === unknownPath ? 404 : 200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${content.site.language}">`));
  const head = find(parse(text), 'head');
  expect(head.querySelectorAll('title').map((title) => title.text)).toEqual([page.title]);
  expect(contentsOf(head)).toEqual({ ...commonContents, ...contentsFor(page) });
  const structuredData = head.querySelectorAll('script[type="application/ld+json"]');
  expect(structuredData).toHaveLength(page.path === '/' ? 1 : 0);
  const icons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'];
  expect(valuesOf(head, '[rel$=icon]', 'href')).toEqual(icons);
  // The other tags are marked, so that the browser removes them on a page change.
  const lasting = head.querySelectorAll('meta:not([data-page]), [rel=canonical]:not([data-page])');
  expect(lasting).toHaveLength(Object.keys(commonContents).length);
});

test('without SITE_URL no page names a host', async () => {
  const unaddressed = createTestApp({ SITE_URL: '' }).app;
  const shared = createTestApp({ SITE_URL: '', ASSET_ORIGIN: 'https://cdn.example' }).app;
  for (const { path } of everyPage) {
    const head = find(await fetchPage(unaddressed, path), 'head');
    const named = /localhost|canonical|og:(url|image)|"(url|logo)":/;
    expect(head.outerHTML).not.toMatch(named);
    const onCdn = contentsOf(find(await fetchPage(shared, path), 'head'));
    const picture = expect.stringMatching(/^https:\/\/cdn\.example\/assets\/.+\.jpg$/);
    if (path !== unknownPath) expect(onCdn).toMatchObject({ 'og:image': picture });
  }
});

test('with INDEXING=off every page asks not to be indexed', async () => {
  const unlisted = createTestApp({ INDEXING: 'off' }).app;
  for (const { path } of everyPage) {
    expect(contentsOf(await fetchPage(unlisted, path)).robots).toMatch(/^noindex/);
  }
});
