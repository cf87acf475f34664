import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BrokenApp, build, openSite } from '../support/site.ts';

const tls = { HSTS_MAX_AGE_S: '31536000' };
const site = await openSite();
const overTls = await openSite(tls);
const failing = await openSite(tls, { App: BrokenApp });
const asset = `/assets/${build.main}`;

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
};
const commonOverTls = { ...common, 'strict-transport-security': 'max-age=31536000' };

/** One request for each kind of response that the server gives. */
test.each<[path: string, status: number, method?: string]>([
  ['/', 200],
  ['/no-such-page', 404],
  ['/%E0%A4%A', 400],
  ['/Our-Story/', 301],
  ['/', 405, 'POST'],
  ['/', 501, 'PROPFIND'],
  [`/${'x'.repeat(9000)}`, 414],
  [asset, 200],
  ['/assets/none.js', 404],
  ['/favicon.ico', 200],
  ['/healthz', 200],
  ['/readyz', 503],
])('%s with status %i has the security headers', async (path, status, method) => {
  for (const _time of ['first', 'kept']) {
    const answer = await site.ask(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(common);
    for (const name of ['strict-transport-security', 'x-powered-by', 'server']) {
      expect(answer.headers).not.toHaveProperty(name);
    }
    expect((await overTls.ask(path, {}, method)).headers).toMatchObject(commonOverTls);
  }
});

test('the failure page and a 304 have them too', async () => {
  const failure = await failing.ask('/');
  const known = await overTls.ask(asset, { 'If-None-Match': '*' });
  expect([failure.status, known.status]).toEqual([500, 304]);
  for (const { headers } of [failure, known]) expect(headers).toMatchObject(commonOverTls);
});

test.each([
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=31536000; includeSubDomains; preload'],
])('HSTS_SCOPE=%s sets the directives', async (scope, value) => {
  const { ask } = await openSite({ ...tls, HSTS_SCOPE: scope });
  expect((await ask('/')).headers['strict-transport-security']).toBe(value);
});

const pathsOf = (pattern: RegExp) =>
  readdirSync(`${build.publicFolder}/assets`)
    .filter((name) => pattern.test(name) && !/\.(br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);

test('only the sharing pictures and the icons may be shown by other sites', async () => {
  const sharing = pathsOf(/^sharing-/);
  expect(sharing.length).toBeGreaterThanOrEqual(6);
  for (const path of [...sharing, '/favicon.ico', '/apple-touch-icon.png', '/icon-512.png']) {
    const { headers } = await site.ask(path);
    expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
  }
  const own = pathsOf(/^(hero-|main-|jost-)/);
  expect(own.length).toBeGreaterThan(5);
  for (const path of [...own, '/', '/no-such-page', '/healthz']) {
    const { headers } = await site.ask(path);
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('with ASSET_ORIGIN the hashed files may be read by the pages of another origin', async () => {
  const { ask } = await openSite({ ASSET_ORIGIN: 'https://files.example' });
  const file = await ask(asset);
  expect(file.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(file.headers['access-control-allow-origin']).toBe('*');
  const page = await ask('/');
  expect(page.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(page.headers).not.toHaveProperty('access-control-allow-origin');
});
