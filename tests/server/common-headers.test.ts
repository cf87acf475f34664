import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';
import { BrokenGalleryApp } from '../support/apps.tsx';
import { assets } from '../support/site.ts';

const options = { App: BrokenGalleryApp };
const site = await openSite({}, options);
const unlisted = await openSite({ INDEXING: 'off' }, options);

/** The headers that every response has. A matcher stands for a value that differs between responses. */
const common = {
  'cache-control': expect.stringMatching(/no-cache|no-store|max-age/),
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** The headers that HTTP needs or that only some responses have. */
const others =
  /^(accept-ranges|allow|connection|content-(encoding|length|security-policy|type)|date|etag|keep-alive|last-modified|location|transfer-encoding|vary|x-request-id)$/;

/** A request for each kind of response that the server gives. */
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
  const answer = await site.fetchRaw(path, {}, method);
  expect(answer.status).toBe(status);
  const security = Object.entries(answer.headers).filter(([name]) => !others.test(name));
  expect(Object.fromEntries(security)).toEqual(common);
  // Pages and files have policies of this project, which begin with 'none'. Helmet's own policy begins with 'self'.
  const policy = answer.headers['content-security-policy'] ?? "default-src 'none'";
  expect(policy).toMatch(/^(default|script)-src 'none'/);
  const { headers } = await unlisted.fetchRaw(path, {}, method);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' });
});
