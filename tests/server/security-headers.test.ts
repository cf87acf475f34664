import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import scripts from '#data/scripts.json' with { type: 'json' };
import { outputFolders } from '#scripts/bundle/folders.ts';
import { BrokenApp } from '../support/apps.tsx';
import { openSite } from '../support/site.ts';

const tls = { HSTS_MAX_AGE_S: '31536000' };
const site = await openSite();
const overTls = await openSite({ ...tls, INDEXING: 'off' });
const failing = await openSite({ ...tls, INDEXING: 'off' }, { App: BrokenApp });
const asset = `/assets/${scripts.main}`;

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
};
const commonOverTls = {
  ...common,
  'strict-transport-security': 'max-age=31536000',
  // Both are settings; they are tested in one site.
  'x-robots-tag': 'noindex, nofollow',
};

/** One request for each kind of response that the server gives. */
test.each<[path: string, status: number, method?: string]>([
  ['/', 200],
  ['/no-such-page', 404],
  ['/%E0%A4%A', 400],
  ['/Our-Story/', 301],
  ['/', 405, 'POST'],
  [asset, 200],
  ['/assets/none.js', 404],
  ['/healthz', 200],
  ['/readyz', 503],
])('%s with status %i has the security headers', async (path, status, method) => {
  for (const _time of ['first', 'cached']) {
    const answer = await site.ask(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(common);
    for (const name of ['strict-transport-security', 'x-robots-tag', 'x-powered-by', 'server']) {
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

test('only sharing pictures and icons may be shown by other sites', async () => {
  const assets = readdirSync(outputFolders('production').assets);
  const pathOf = (pattern: RegExp) => `/assets/${assets.find((name) => pattern.test(name))}`;
  for (const path of [pathOf(/^sharing-/), '/favicon.ico', '/apple-touch-icon.png']) {
    const { status, headers } = await site.ask(path);
    expect([status, headers['cross-origin-resource-policy']], path).toEqual([200, 'cross-origin']);
  }
  for (const path of [pathOf(/^hero-.*jpg$/), pathOf(/^main-.*js$/), '/']) {
    const { status, headers } = await site.ask(path);
    expect([status, headers['cross-origin-resource-policy']], path).toEqual([200, 'same-origin']);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});
