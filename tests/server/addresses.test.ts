import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { canonicalPath } from '#server/pages/route-pages.ts';
import { footerLinks, routes } from '#shared/routes.ts';
import { notFoundWords } from '#shared/words/error-pages.ts';
import { find, textOf, textsOf, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/site.ts';

const { app, logLines } = createTestApp();

test.each<[asked: string, canonical: string]>([
  ['/our-story/', '/our-story'],
  ['/our-story//', '/our-story'],
  ['//our-story', '/our-story'],
  ['///our-story///', '/our-story'],
  ['/OUR-STORY', '/our-story'],
  ['/Our-Story/', '/our-story'],
  ['/our%2Dstory', '/our-story'],
  ['/%2Fgallery', '/gallery'],
  ['//', '/'],
])('%s is redirected permanently to %s, in one step', async (asked, canonical) => {
  const { status, headers } = await request(app).get(asked);
  expect([status, headers.location]).toEqual([301, canonical]);
  await request(app).get(canonical).expect(200);
  expect(canonicalPath(asked)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

test.each(['?a=1', '?a=1&b=%2Fx', '?next=//evil.example', '?a=?', '?a=1&a=2'])(
  'the query %s changes no canonical path, and a redirect keeps it',
  async (query) => {
    await request(app).get(`/gallery${query}`).expect(200);
    const { headers } = await request(app).get(`/Partners/${query}`);
    expect(headers.location).toBe(`/partners${query}`);
  },
);

test.each(['/%E0%A4%A', '/%', '/our-story/%zz', '/%C3%28<script>alert(1)</script>'])(
  '%s gets 400 and a page that repeats and reveals nothing',
  async (path) => {
    const { status, headers, text } = await request(app).get(path);
    expect(status).toBe(400);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(textOf(find(parse(text), 'h1'))).toMatch(/\w/);
    expect(find(parse(text), 'a').getAttribute('href')).toBe('/');
    expect(text).not.toMatch(/%E0|%zz|%C3|alert|URIError|decodeURI|node_modules|\.[jt]sx?:\d/i);
  },
);

test.each([
  '/no-such-page?at=evil.example',
  '/our-story/more',
  '/services/wedding-styling',
  '/index.html',
  '/constructor',
  '/__proto__',
  '/%F0%9F%8C%B9',
  '/%00',
  '//evil.example',
])('%s gets the 404 page, which links to every page and repeats nothing', async (path) => {
  const { status, headers, text } = await request(app).get(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers).not.toHaveProperty('location');
  const page = parse(text);
  expect(textsOf(page, 'main h1, main p')).toEqual([notFoundWords.heading, notFoundWords.text]);
  expect(page.querySelectorAll('header nav, footer nav')).toHaveLength(2);
  expect(valuesOf(page, 'main a', 'href')).toEqual(footerLinks.map((name) => routes[name].path));
  expect(page.querySelectorAll('[aria-current], script[type="application/ld+json"]')).toEqual([]);
  expect(text).not.toMatch(/no-such-page|evil\.example/);
});

test('none of these requests logs an error', async () => {
  await request(app).get('/%E0%A4%A').expect(400);
  expect(logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
