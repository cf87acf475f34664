import { existsSync } from 'node:fs';
import request from 'supertest';
import { expect, test } from 'vitest';
import { everyPath } from '../support/every-page.ts';
import { fetchPage, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, build } = createTestApp();

const hashed = [build.vendor, build.main, ...build.chunks, ...Object.values(build.fonts)];

test.each(hashed)('/assets/%s is kept for a year and never asked for again', async (file) => {
  const { status, headers } = await request(app).get(`/assets/${file}`);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('scripts, fonts and pictures say what they are', async () => {
  const page = await fetchPage(app, '/');
  const [picture = ''] = valuesOf(page, 'main img', 'src');
  const typeOf = async (path: string) => (await request(app).get(path)).headers['content-type'];
  expect(await typeOf(`/assets/${build.main}`)).toMatch(/^text\/javascript/);
  expect(await typeOf(`/assets/${build.fonts.text}`)).toBe('font/woff2');
  expect(await typeOf(picture)).toBe('image/jpeg');
  expect(await typeOf('/favicon.svg')).toMatch(/^image\/svg\+xml/);
});

test.each(['x.js', 'x', '', 'x.js.map', '%E0%A4%A', 'fonts/x.woff2'])(
  'a missing /assets/%s is a 404 in plain text, not a page, and is not kept',
  async (file) => {
    const { status, headers, text } = await request(app).get(`/assets/${file}`);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
    expect(text).not.toContain('<');
  },
);

test.each(everyPath)('every file that %s refers to is there', async (path) => {
  const page = await fetchPage(app, path);
  const sets = [...valuesOf(page, 'img', 'srcset'), ...valuesOf(page, 'source', 'srcset')].flatMap(
    (set) => set.split(/,\s+/),
  );
  const addresses = [
    ...sets.map((candidate) => candidate.split(' ')[0] ?? ''),
    ...valuesOf(page, 'img', 'src'),
    ...valuesOf(page, 'script', 'src'),
    ...valuesOf(page, 'head > link:not([rel=canonical])', 'href'),
    ...[...page.outerHTML.matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map(
      ([, address = '']) => address,
    ),
  ];
  expect(addresses.length).toBeGreaterThan(10);
  const missing = addresses.filter((address) => !existsSync(build.publicFolder + address));
  expect(missing).toEqual([]);
});
