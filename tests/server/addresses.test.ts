import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';
import { textsOf, valuesOf } from '../support/html.ts';
import { content } from '../support/site.ts';

const { ask } = await openSite();

test.each([
  ['///our-story//', '/our-story'],
  ['/Our-Story', '/our-story'],
  ['/our%2Dstory', '/our-story'],
  ['/%2Fgallery', '/gallery'],
  ['//', '/'],
  ['/Gallery/?a=1&b=%2Fx', '/gallery?a=1&b=%2Fx'],
  ['/ROBOTS.txt', '/robots.txt'],
  ['/sitemap.xml/', '/sitemap.xml'],
  ['/Gallery?next=//evil?', '/gallery?next=//evil?'],
  // Old addresses, which the page has in its keys.
  ['/partners', '/our-story'],
  ['/About-Us/?from=card', '/our-story?from=card'],
  // An absolute target is answered like the path in it.
  ['http://evilmark.example/Our-Story', '/our-story'],
])('%s redirects to %s', async (asked, canonical) => {
  const { status, headers } = await ask(asked);
  expect([status, headers.location]).toEqual([301, canonical]);
});

const broken = ['/%E0%A4%A', '/our-story/%zz', '/%C3%28<script>alert(1)</script>'];

test.each(broken)('%s gets a 400 without an echo', async (path) => {
  const { status, headers, text } = await ask(path);
  expect(status).toBe(400);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(textsOf(parse(text), 'h1')).toEqual(['This Petal Has Fallen']);
  expect(text).not.toMatch(/%E0|%zz|%C3|alert|URIError|decodeURI|node_modules|\.[jt]sx?:\d/i);
});

test.each([
  '/evilmark?at=evilmark',
  '/__proto__',
  '/evilmark%00.html',
  '/evilmark%0d%0aSet-Cookie:evilmark=1',
  '//evilmark.example',
  '/%2Fevilmark.example',
  '/\\evilmark.example',
  '/%09/evilmark.example',
  '/../../../package.json',
])('%s gets the 404 page without an echo', async (path) => {
  const { status, headers, text } = await ask(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers).not.toHaveProperty('location');
  const page = parse(text);
  expect(textsOf(page, 'main h1, main p')).toEqual([
    'This Petal Has Fallen',
    'Perhaps the address was cut short, or the page has been swept up since.',
  ]);
  expect(page.querySelectorAll('header nav, footer nav')).toHaveLength(2);
  expect(valuesOf(page, 'main a', 'href')).toEqual(content.site.footer);
  expect(page.querySelectorAll('[aria-current], script[type="application/ld+json"]')).toEqual([]);
  expect(JSON.stringify(headers) + text).not.toMatch(/evilmark/i);
});

test.each([
  ['/', 200],
  ['/Our-Story', 301],
  ['/none', 404],
  ['/%', 400],
])('no header of a request changes %s or is repeated there', async (path, status) => {
  const { headers, text, ...answer } = await ask(path, {
    Host: 'evilmark.example:99999',
    'X-Forwarded-Host': 'evilmark.example',
    'X-Forwarded-Proto': 'evilmark',
    Forwarded: 'host=evilmark.example;proto=evilmark',
    'X-Original-URL': '/evilmark',
    'X-Request-Id': 'evilmark',
    'If-None-Match': '"evilmark"',
  });
  expect(answer.status).toBe(status);
  expect(text).toBe((await ask(path)).text);
  expect(JSON.stringify(headers)).not.toMatch(/evilmark/i);
});
