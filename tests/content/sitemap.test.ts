import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchOnSite, fetchPage, routePaths, siteUrl } from '../support/html.ts';

const { app } = createTestApp();
const { text: sitemap } = await request(app).get('/sitemap.xml').expect(200);

/** The contents of the elements of this name in an XML text. */
const elementsOf = (name: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => inner);

test('the sitemap lists every page once, with the pictures that it shows', async () => {
  const entries = elementsOf('url', sitemap);
  expect(entries.flatMap((entry) => elementsOf('loc', entry))).toEqual(
    routePaths.map((path) => siteUrl + path),
  );
  for (const [index, entry] of entries.entries()) {
    const page = await fetchPage(app, routePaths[index] ?? '');
    const shown = page
      .querySelectorAll('main picture')
      .join()
      .match(/\/assets\/[\w-]+(?=-\d)/g);
    const images = elementsOf('image:image', entry);
    const listed = images.flatMap((image) => elementsOf('image:loc', image));
    for (const address of listed) await fetchOnSite(app, address);
    const names = listed.map((address) => address.replace(/^https:\/\/[^/]+|-\d+\.jpg$/g, ''));
    expect(names.sort(), routePaths[index]).toEqual([...new Set(shown)].sort());
  }
});

test('the sitemap has no other elements, and both its namespaces', () => {
  const own =
    /<url>(<loc>[^<]+<\/loc>(<image:image><image:loc>[^<]+<\/image:loc><\/image:image>)*)<\/url>/g;
  const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const images = 'http://www.google.com/schemas/sitemap-image/1.1';
  expect(sitemap.replaceAll(own, '')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${schema}" xmlns:image="${images}"></urlset>\n`,
  );
});

test('robots.txt allows every robot, and names the sitemap if INDEXING is on', async () => {
  const { text } = await request(app).get('/robots.txt').expect(200);
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  const unlisted = await request(createTestApp({ INDEXING: 'off' }).app).get('/robots.txt');
  expect(unlisted.text).toBe('User-agent: *\nAllow: /\n');
});
