import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { canonicalPath } from '#server/pages/canonical-path.ts';
import { find, textOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, logLines } = createTestApp();

const redirects: readonly [asked: string, canonical: string][] = [
  ['/our-story/', '/our-story'],
  ['/our-story//', '/our-story'],
  ['//our-story', '/our-story'],
  ['///our-story///', '/our-story'],
  ['/OUR-STORY', '/our-story'],
  ['/Our-Story/', '/our-story'],
  ['/our%2Dstory', '/our-story'],
  ['/%2Fgallery', '/gallery'],
  ['//', '/'],
];

test.each(redirects)('%s is redirected for good to %s, in one step', async (asked, canonical) => {
  const { status, headers } = await request(app).get(asked);
  expect(status).toBe(301);
  expect(headers.location).toBe(canonical);
  await request(app).get(canonical).expect(200);
});

test.each(['?a=1', '?a=1&b=%2Fx', '?next=//evil.example', '?a=?'])(
  'a redirect keeps the query %s as it was',
  async (query) => {
    const { headers } = await request(app).get(`/Partners/${query}`);
    expect(headers.location).toBe(`/partners${query}`);
  },
);

test.each(['?utm_source=card', '?a=1&a=2'])(
  'a canonical path with the query %s is answered where it is',
  async (query) => {
    await request(app).get(`/gallery${query}`).expect(200);
  },
);

test.each([
  '//evil.example',
  '//evil.example/',
  '///evil.example',
  '//EVIL.example/our-story',
  '//evil.example//our-story/',
  '//evil.example/%2e%2e',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/https://evil.example',
])('%s leads to no other host', async (path) => {
  const { status, headers } = await request(app).get(path);
  expect(status).toBe(404);
  expect(headers).not.toHaveProperty('location');
});

test.each(['/%E0%A4%A', '/%', '/our-story/%zz', '/%C3%28<script>alert(1)</script>'])(
  '%s is answered as a bad request, in a page that repeats and reveals nothing',
  async (path) => {
    const { status, headers, text } = await request(app).get(path);
    expect(status).toBe(400);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(textOf(find(parse(text), 'h1'))).toMatch(/\w/);
    expect(find(parse(text), 'a').getAttribute('href')).toBe('/');
    expect(text).not.toMatch(/%E0|%zz|%C3|alert|URIError|decodeURI|node_modules|\.[jt]sx?:\d/i);
  },
);

test('a bad request is no error of the server', async () => {
  await request(app).get('/%E0%A4%A').expect(400);
  expect(logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('the canonical path is a fixed point', () => {
  for (const [asked, canonical] of redirects) {
    expect(canonicalPath(asked)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  }
});
