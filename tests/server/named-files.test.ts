import sharp from 'sharp';
import request from 'supertest';
import { expect, test } from 'vitest';
import { everyPath } from '../support/every-page.ts';
import { fetchPage, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const siteUrl = 'https://site.example';
const { app } = createTestApp({ SITE_URL: siteUrl });

/** The path of an address that has to be on the site. */
function pathOf(address = ''): string {
  expect(address.startsWith(`${siteUrl}/`), address).toBe(true);
  return address.slice(siteUrl.length);
}

test.each(everyPath)('every icon of %s is there, and is what it is said to be', async (path) => {
  const page = await fetchPage(app, path);
  const icons = page.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]');
  expect(icons).toHaveLength(3);
  for (const icon of icons) {
    const { headers } = await request(app)
      .get(icon.getAttribute('href') ?? '')
      .expect(200);
    expect(headers['content-type']).toMatch(/^image\//);
    const type = icon.getAttribute('type');
    if (type) expect(headers['content-type']).toContain(type);
  }
});

test('every icon of the web manifest is there, of the size and the type that it says', async () => {
  const [address = ''] = valuesOf(await fetchPage(app, '/'), 'link[rel=manifest]', 'href');
  const { text, headers } = await request(app).get(address).expect(200);
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons, start_url: start } = JSON.parse(text);
  await request(app).get(start).expect(200);
  expect(icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes, type } of icons) {
    const answer = await request(app).get(src).buffer(true).expect(200);
    const { width, height } = await sharp(answer.body).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
    expect(answer.headers['content-type']).toBe(type);
  }
});

test('every picture of the sitemap is there', async () => {
  const { text } = await request(app).get('/sitemap.xml').expect(200);
  const addresses = [...text.matchAll(/<image:loc>([^<]*)</g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    const { headers } = await request(app).get(pathOf(address)).expect(200);
    expect(headers['content-type']).toMatch(/^image\//);
  }
});

test('the robots file lets everybody in and names the sitemap, which is there', async () => {
  const { text } = await request(app).get('/robots.txt').expect(200);
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
  const addresses = [...text.matchAll(/^Sitemap: (.*)$/gm)].map(([, address]) => address);
  expect(addresses).toHaveLength(1);
  const { headers } = await request(app).get(pathOf(addresses[0])).expect(200);
  expect(headers['content-type']).toMatch(/^application\/xml/);
});

test('the robots file of a copy that is not to be listed names no sitemap', async () => {
  const { text } = await request(createTestApp({ INDEXING: 'off' }).app).get('/robots.txt');
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(text).not.toContain('Sitemap');
});
