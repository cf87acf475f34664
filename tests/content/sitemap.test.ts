import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '../support/app-under-test.ts';
import { routePaths, siteUrl } from '../support/html.ts';

const { app } = createTestApp();
const { text: sitemap } = await request(app).get('/sitemap.xml').expect(200);

test('the sitemap lists every page once and nothing else', () => {
  const urls = routePaths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  expect(sitemap).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
  );
});

test('robots.txt allows every robot, and with INDEXING=on names the sitemap', async () => {
  const { text } = await request(app).get('/robots.txt').expect(200);
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  const unlisted = await request(createTestApp({ INDEXING: 'off' }).app).get('/robots.txt');
  expect(unlisted.text).toBe('User-agent: *\nAllow: /\n');
});

test('without SITE_URL there is no sitemap', async () => {
  const unknown = createTestApp({ SITE_URL: '' }).app;
  await request(unknown).get('/sitemap.xml').expect(404);
  const { text } = await request(unknown).get('/robots.txt').expect(200);
  expect(text).toBe('User-agent: *\nAllow: /\n');
});
