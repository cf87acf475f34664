import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listenOn, openSite } from '../support/listen-on.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, build } = createTestApp();
const overTls = createTestApp({ HSTS_MAX_AGE_S: '31536000' }).app;
const asset = `/assets/${build.main}`;

function BrokenApp(): never {
  throw new Error('It fails.');
}

/** One request for each kind of response that the server gives. */
const kinds: readonly [path: string, status: number, method?: string][] = [
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
];

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
};

test.each(kinds)(
  '%s with status %i carries the headers that protect',
  async (path, status, method) => {
    const { ask } = await listenOn(app);
    for (const _time of ['first', 'kept']) {
      const answer = await ask(path, {}, method);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(common);
      expect(answer.headers).not.toHaveProperty('strict-transport-security');
      expect(answer.headers).not.toHaveProperty('x-powered-by');
      expect(answer.headers).not.toHaveProperty('server');
    }
  },
);

test.each(kinds)(
  '%s with status %i insists on TLS where that is set',
  async (path, status, method) => {
    const { ask } = await listenOn(overTls);
    const answer = await ask(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  },
);

test.each([
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=31536000; includeSubDomains; preload'],
])('with HSTS_SCOPE=%s it says so', async (scope, value) => {
  const { ask } = await openSite({ HSTS_MAX_AGE_S: '31536000', HSTS_SCOPE: scope });
  expect((await ask('/')).headers['strict-transport-security']).toBe(value);
});

test('the failure page and a 304 carry them too', async () => {
  const failing = await openSite({ HSTS_MAX_AGE_S: '31536000' }, { App: BrokenApp });
  const failure = await failing.ask('/');
  const site = await listenOn(overTls);
  const known = await site.ask(asset, { 'If-None-Match': '*' });
  expect([failure.status, known.status]).toEqual([500, 304]);
  for (const { headers } of [failure, known]) {
    expect(headers).toMatchObject({ ...common, 'strict-transport-security': 'max-age=31536000' });
  }
});

const pathsOf = (pattern: RegExp) =>
  readdirSync(`${build.publicFolder}/assets`)
    .filter((name) => pattern.test(name) && !/\.(br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);

test('only the sharing pictures and the icons may be shown by other sites', async () => {
  const { ask } = await listenOn(app);
  const sharing = pathsOf(/^sharing-/);
  expect(sharing.length).toBeGreaterThanOrEqual(6);
  for (const path of [...sharing, '/favicon.ico', '/apple-touch-icon.png', '/icon-512.png']) {
    const { headers } = await ask(path);
    expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
  }
  const own = pathsOf(/^(hero-|main-|jost-)/);
  expect(own.length).toBeGreaterThan(5);
  for (const path of [...own, '/', '/no-such-page', '/healthz']) {
    const { headers } = await ask(path);
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
