import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';
import { textsOf, valuesOf } from '../support/html.ts';
import { assets, content } from '../support/site.ts';

const { fetchRaw } = await openSite();

test.each([
  ['///our-story//', '/our-story'],
  ['/Our-Story', '/our-story'],
  ['/%2Fgallery', '/gallery'],
  ['//', '/'],
  ['/Gallery/?a=1&b=%2Fx', '/gallery?a=1&b=%2Fx'],
  ['/Gallery?next=//evil?', '/gallery?next=//evil?'],
  // These old addresses are aliases of the page.
  ['/partners', '/our-story'],
  ['/About-Us/?from=card', '/our-story?from=card'],
  // A request line may contain a whole URL instead of a path.
  ['http://evilmark.example/Our-Story', '/our-story'],
])('%s redirects to %s', async (path, canonical) => {
  const { status, headers } = await fetchRaw(path);
  expect([status, headers.location]).toEqual([301, canonical]);
});

test.each([
  ['/%E0%A4%A', 400],
  ['/%C3%28<script>evilmark</script>', 400],
  ['/evilmark?at=evilmark', 404],
  ['/__proto__', 404],
  ['/ROBOTS.TXT', 404],
  ['/sitemap.xml/', 404],
  [`/ASSETS/${assets.scripts.main}`, 404],
  ['/evilmark%0d%0aSet-Cookie:evilmark=1', 404],
  ['//evilmark.example', 404],
  ['/\\evilmark.example', 404],
  ['/../../../package.json', 404],
])('%s gets status %i and the 404 page, which does not repeat the path', async (path, expected) => {
  const { status, headers, text } = await fetchRaw(path);
  expect(status).toBe(expected);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers).not.toHaveProperty('location');
  const page = parse(text);
  expect(textsOf(page, 'main h1, main p')).toEqual([
    'No Bouquets & Arrangements Here',
    'Perhaps the address was cut short, or the page has been swept up since.',
  ]);
  expect(page.querySelectorAll('header nav, footer nav')).toHaveLength(2);
  expect(valuesOf(page, 'main a', 'href')).toEqual(content.site.footer);
  expect(page.querySelectorAll('[aria-current], script[type="application/ld+json"]')).toEqual([]);
  expect(JSON.stringify(headers) + text).not.toMatch(/evilmark|%E0|URIError|\.[jt]sx?:\d/i);
});

test.each(['/', '/Our-Story', '/%'])('request headers do not change %s', async (path) => {
  const { status, headers, text } = await fetchRaw(path, {
    Host: 'evilmark.example:99999',
    'X-Forwarded-Host': 'evilmark.example',
    'X-Forwarded-Proto': 'evilmark',
    'X-Request-Id': 'evilmark',
    'If-None-Match': '"evilmark"',
  });
  const plain = await fetchRaw(path);
  expect([status, text]).toEqual([plain.status, plain.text]);
  expect(JSON.stringify(headers)).not.toMatch(/evilmark/i);
});
