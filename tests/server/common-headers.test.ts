import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';
import { BrokenGalleryApp } from '../support/apps.tsx';
import { assets } from '../support/site.ts';

const options = { App: BrokenGalleryApp };
const site = await openSite({}, options);
const unlisted = await openSite({ INDEXING: 'off' }, options);

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
};

/** One request for each kind of response that the server gives. */
test.each<[path: string, status: number, method?: string]>([
  ['/', 200],
  ['/no-such-page', 404],
  ['/%E0%A4%A', 400],
  ['/gallery', 500],
  ['/Our-Story/', 301],
  ['/', 405, 'POST'],
  [`/assets/${assets.scripts.main}`, 200],
  ['/assets/none.js', 404],
  ['/healthz', 200],
  ['/readyz', 503],
])('%s with status %i has the security headers', async (path, status, method) => {
  const answer = await site.ask(path, {}, method);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(common);
  // With an opener policy, Chromium restores neither the place nor the form of a tab that it has discarded.
  for (const name of ['x-robots-tag', 'x-powered-by', 'server', 'cross-origin-opener-policy']) {
    expect(answer.headers).not.toHaveProperty(name);
  }
  const { headers } = await unlisted.ask(path, {}, method);
  expect(headers).toMatchObject({ ...common, 'x-robots-tag': 'noindex, nofollow' });
});
