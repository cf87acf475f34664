import sharp from 'sharp';
import request from 'supertest';
import { expect, test } from 'vitest';
import { routePaths } from '../support/every-page.ts';
import { fetchPage, find } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const siteUrl = 'https://site.example';
const { app } = createTestApp({ SITE_URL: siteUrl });

/** What a page's head says of it, by the names of its tags; each may be there once. */
async function metaOf(path: string): Promise<Map<string, string>> {
  const head = find(await fetchPage(app, path), 'head');
  const meta = new Map([
    ['title', find(head, 'title').text],
    ['canonical', find(head, 'link[rel=canonical]').getAttribute('href') ?? ''],
  ]);
  for (const tag of head.querySelectorAll('meta[content]')) {
    const name = tag.getAttribute('property') ?? tag.getAttribute('name') ?? '';
    if (meta.has(name)) throw new Error(`${path} says its ${name} twice.`);
    meta.set(name, tag.getAttribute('content') ?? '');
  }
  return meta;
}

const shared = [
  ...['og:type', 'og:site_name', 'og:title', 'og:description', 'og:url', 'og:image'],
  ...['og:image:width', 'og:image:height', 'og:image:alt'],
  ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'],
];

test.each(routePaths)(
  '%s says all that search engines and networks ask for, once',
  async (path) => {
    const meta = await metaOf(path);
    const names = ['title', 'canonical', 'viewport', 'description', 'robots', 'theme-color'];
    expect([...meta.keys()].sort()).toEqual([...names, ...shared].sort());
    for (const [name, value] of meta) expect(value, name).toMatch(/^\S+( \S+)*$/);
  },
);

test.each(routePaths)('%s says the same of itself to all of them', async (path) => {
  const meta = await metaOf(path);
  expect(meta.get('og:title')).toBe(meta.get('title'));
  expect(meta.get('twitter:title')).toBe(meta.get('title'));
  expect(meta.get('og:description')).toBe(meta.get('description'));
  expect(meta.get('twitter:description')).toBe(meta.get('description'));
  expect(meta.get('og:url')).toBe(siteUrl + path);
  expect(meta.get('canonical')).toBe(siteUrl + path);
  expect(meta.get('twitter:image')).toBe(meta.get('og:image'));
});

test.each(['title', 'description', 'canonical', 'og:image'])(
  'no two pages share their %s',
  async (name) => {
    const values = await Promise.all(
      routePaths.map(async (path) => (await metaOf(path)).get(name)),
    );
    expect(new Set(values).size).toBe(routePaths.length);
    expect(values).not.toContain(undefined);
  },
);

test.each(routePaths)(
  'the sharing picture of %s is there, of the size that is said',
  async (path) => {
    const meta = await metaOf(path);
    const address = meta.get('og:image') ?? '';
    expect(address.startsWith(`${siteUrl}/`)).toBe(true);
    const { body, headers } = await request(app)
      .get(address.slice(siteUrl.length))
      .buffer(true)
      .expect(200);
    const { format, width, height } = await sharp(body).metadata();
    expect(headers['content-type']).toBe(`image/${format}`);
    expect(width).toBe(Number(meta.get('og:image:width')));
    expect(height).toBe(Number(meta.get('og:image:height')));
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  },
);
