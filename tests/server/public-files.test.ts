import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PublicFilesError, pathsIn } from '#server/files/public-files.ts';
import { createTestApp, openSite } from '../support/app-under-test.ts';
import { assets, publicFolder as folder } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const { fonts, scripts, sharing } = assets;
const { ask } = await openSite();

const picture = pathsIn(folder).find((path) => path.endsWith('.avif'));

const forAYear = 'public, max-age=31536000, immutable';

test.each([
  ['script', `/assets/${scripts.main}`, /^text\/javascript/, forAYear, 'Accept-Encoding'],
  ['font', `/assets/${fonts[0]?.file}`, /^font\/woff2$/, forAYear, undefined],
  ['picture', String(picture), /^image\/avif$/, forAYear, undefined],
  ['sharing picture', `/assets/${sharing['/']}`, /^image\//, forAYear, undefined],
  ['icon', '/favicon.ico', /^image\//, 'no-cache', undefined],
  ['drawing', '/favicon.svg', /^image\/svg\+xml/, 'no-cache', undefined],
])('the %s has its headers', async (_what, path, type, cacheControl, vary) => {
  const { status, headers } = await ask(path, { 'Accept-Encoding': 'br' });
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(type);
  expect(headers['cache-control']).toBe(cacheControl);
  // Chats and mail programs show pictures of the site.
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  // A file in one content encoding only is the same for every client.
  expect(headers.vary).toBe(vary);
});

/** The requests send these paths as they are written: no client normalises them. */
test.each([
  'x.js',
  `${scripts.main}.br`,
  `${scripts.main}.map`,
  '../../data/metafile.json',
  '../../server/main.js',
  '..%5c..%5cserver/main.js',
])('a missing /assets/%s is a plain 404', async (file) => {
  const { status, headers, text } = await ask(`/assets/${file}`);
  expect([status, text]).toEqual([404, 'Not Found']);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers['cache-control'] ?? '').not.toContain('immutable');
});

test.each([
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/price list.pdf', '/price%20list.pdf'],
  ['/100% café.txt', '/100%25%20caf%C3%A9.txt'],
  // macOS writes the accent as a character of its own.
  ['/cafe\u0301.txt', '/caf%C3%A9.txt'],
  ['/café.txt', '/cafe%CC%81.txt'],
  ['/archive.tar.gz', '/archive.tar.gz'],
  ['/list.csv.gz', '/list.csv.gz'],
])('"%s" is served at %s', async (path, address) => {
  const publicFolder = `${createTemporaryFolder()}public`;
  mkdirSync(`${publicFolder}/.well-known`, { recursive: true });
  writeFileSync(publicFolder + path, 'its content');
  writeFileSync(`${publicFolder}/list.csv`, 'another file');
  const { ask } = await openSite({}, { publicFolder });
  const { status, text } = await ask(address);
  expect([status, text]).toEqual([200, 'its content']);
});

test('a file that was replaced is fresh at once', async () => {
  const publicFolder = `${createTemporaryFolder()}public`;
  mkdirSync(publicFolder);
  const askFor = async (content: string, known?: string) => {
    writeFileSync(`${publicFolder}/prices.pdf`, content);
    const { ask } = await openSite({}, { publicFolder });
    return ask('/prices.pdf', known ? { 'If-None-Match': known } : {});
  };
  const { headers } = await askFor('old');
  expect(headers['cache-control']).toBe('no-cache');
  expect((await askFor('old', headers.etag)).status).toBe(304);
  expect(await askFor('new', headers.etag)).toMatchObject({ status: 200, text: 'new' });
});

test('public files that cannot be read are named in one sentence', () => {
  const publicFolder = `${createTemporaryFolder()}gone`;
  const open = () => createTestApp({}, { publicFolder });
  expect(open).toThrow(PublicFilesError);
  expect(open).toThrow(publicFolder);
});
