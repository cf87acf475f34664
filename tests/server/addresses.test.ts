import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { notFoundCopy } from '#shared/copy/error-pages.ts';
import { footerLinks, routes } from '#shared/routes.ts';
import { find, textOf, textsOf, valuesOf } from '../support/page.ts';
import { openSite, statusesIn } from '../support/site.ts';

const { app, ask, exchange, logLines } = await openSite();

test.each([
  ['/our-story/', '/our-story'],
  ['///our-story//', '/our-story'],
  ['/Our-Story', '/our-story'],
  ['/our%2Dstory', '/our-story'],
  ['/%2Fgallery', '/gallery'],
  ['//', '/'],
  ['/Partners/?a=1&b=%2Fx', '/partners?a=1&b=%2Fx'],
  ['/Partners?next=//evil.example?', '/partners?next=//evil.example?'],
])('%s is redirected permanently to %s, in one step', async (asked, canonical) => {
  const { status, headers } = await request(app).get(asked);
  expect([status, headers.location]).toEqual([301, canonical]);
  await request(app).get(canonical).expect(200);
});

test.each(['/%E0%A4%A', '/our-story/%zz', '/%C3%28<script>alert(1)</script>'])(
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
  '/evilmark?at=evilmark',
  '/our-story/evilmark',
  '/__proto__',
  '/%F0%9F%8C%B9',
  '/evilmark%00.html',
  '/evilmark%0d%0aSet-Cookie:evilmark=1',
  '/<script>evilmark</script>',
  '/%252e%252e%252fevilmark',
  '//evilmark.example',
  '//EVILMARK.example//our-story/',
  '/%2Fevilmark.example',
  '/\\evilmark.example',
  '/%5cevilmark.example',
  '/%09/evilmark.example',
  '/https://evilmark.example',
])('%s gets the 404 page, which links to every page and repeats nothing', async (path) => {
  const { status, headers, text } = await request(app).get(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers).not.toHaveProperty('location');
  const page = parse(text);
  expect(textsOf(page, 'main h1, main p')).toEqual([notFoundCopy.heading, notFoundCopy.text]);
  expect(page.querySelectorAll('header nav, footer nav')).toHaveLength(2);
  expect(valuesOf(page, 'main a', 'href')).toEqual(footerLinks.map((name) => routes[name].path));
  expect(page.querySelectorAll('[aria-current], script[type="application/ld+json"]')).toEqual([]);
  expect(JSON.stringify(headers) + text).not.toMatch(/evilmark/i);
});

/** Sends one request, byte for byte, and returns all that came back. */
const get = (target: string) =>
  exchange(`GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);

test.each<[what: string, target: string, status: number]>([
  ['another host, named in full', 'http://evilmark.example/no-such-page', 404],
  ['a host that cannot be', 'http://[evilmark/no-such-page', 404],
  ['a port that cannot be', 'http://evilmark:999999/no-such-page', 404],
  ['another scheme', 'ftp://evilmark.example/no-such-page', 404],
  ['a target that no URL parser takes', 'xx://[/no-such-page?evilmark=1', 404],
  ['no slash', 'evilmark', 400],
  ['a raw space', '/evil mark evilmark', 400],
])('%s in the address is answered without an echo', async (_what, target, status) => {
  const received = await get(target);
  expect(statusesIn(received)).toEqual([status]);
  expect(received).not.toMatch(/evilmark|\.[jt]sx?:\d|node_modules|^location:/im);
  expect(received).toMatch(status === 404 ? /<h1/ : /\r\n\r\n$/);
});

test('an absolute address is answered like the path in it', async () => {
  const page = await get('http://evilmark.example/our-story?a=1');
  expect(statusesIn(page)).toEqual([200]);
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/our-story"');
  expect(statusesIn(await get('HTTPS://evilmark.example'))).toEqual([200]);
  const redirect = await get('http://evilmark.example/Our-Story/?a=1');
  expect(redirect).toMatch(/^Location: \/our-story\?a=1\r$/m);
  expect(page + redirect).not.toContain('evilmark');
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
    'X-Forwarded-Prefix': '/evilmark',
    Forwarded: 'host=evilmark.example;proto=evilmark',
    'X-Original-URL': '/evilmark',
    'X-Rewrite-URL': '/evilmark',
    'X-HTTP-Method-Override': 'EVILMARK',
    Referer: 'https://evilmark.example/',
    'User-Agent': '<script>evilmark</script>',
    Origin: 'https://evilmark.example',
    'X-Request-Id': 'evilmark',
    'Accept-Encoding': 'evilmark',
    'If-None-Match': '"evilmark"',
    Range: 'bytes=evilmark',
    Cookie: 'evilmark=evilmark',
  });
  expect(answer.status).toBe(status);
  expect(text).toBe((await ask(path)).text);
  expect(JSON.stringify(headers)).not.toMatch(/evilmark/i);
});

test('none of these requests logs an error', async () => {
  await request(app).get('/%E0%A4%A').expect(400);
  expect(logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
