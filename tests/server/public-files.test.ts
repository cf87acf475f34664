import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';
import { assets, publicFolder as folder } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const { fonts, scripts } = assets;
const { ask, logLines } = await openSite();

const names = readdirSync(`${folder}/assets`);
const picture = `/assets/${names.find((name) => name.endsWith('.avif'))}`;

const forAYear = 'public, max-age=31536000, immutable';

test.each([
  ['script', `/assets/${scripts.main}`, /^text\/javascript/, forAYear, 'Accept-Encoding'],
  ['font', `/assets/${fonts[0]?.file}`, /^font\/woff2$/, forAYear, undefined],
  ['picture', picture, /^image\/avif$/, forAYear, undefined],
  ['icon', '/apple-touch-icon.png', /^image\/png$/, 'no-cache', undefined],
  ['drawing', '/favicon.svg', /^image\/svg\+xml/, 'no-cache', 'Accept-Encoding'],
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

test.each(['x.js', `${scripts.main}.map`, '../../data/metafile.json', '..%5c..%5cserver/main.js'])(
  'a missing /assets/%s is a plain 404',
  async (file) => {
    // It is requested as it is written: no client normalises it.
    const { status, headers, text } = await ask(`/assets/${file}`);
    expect([status, text, headers['cache-control']]).toEqual([404, 'Not Found', 'no-cache']);
    expect(headers['content-type']).toMatch(/^text\/plain/);
  },
);

test('a player gets the part of a file that it asks for', async () => {
  const { headers, body } = await ask(picture);
  const { etag } = headers;
  const size = body.length;
  const askFor = async (Range: string, others = {}) => {
    const part = await ask(picture, { Range, ...others });
    return [part.status, part.headers['content-range'], part.text];
  };
  expect(headers['accept-ranges']).toBe('bytes');
  expect(await askFor('bytes=1-3')).toEqual([206, `bytes 1-3/${size}`, `${body.subarray(1, 4)}`]);
  expect(await askFor('bytes=-2', { 'If-Range': etag })).toContain(`${body.subarray(-2)}`);
  expect(await askFor(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 'Range Not Satisfiable']);
  const whole = [200, undefined, String(body)];
  expect(await askFor('bytes=1-3,5-6')).toEqual(whole);
  const scriptPath = `/assets/${scripts.main}`;
  const { headers: refused } = await ask(scriptPath, {
    Range: 'bytes=9999-',
    'Accept-Encoding': 'br',
  });
  expect([refused['content-encoding'], refused['cache-control']]).toEqual([undefined, 'no-cache']);
  expect(logLines).toEqual([]);
  // A part of this file would not fit to what the player has of another.
  expect(await askFor('bytes=1-3', { 'If-Range': '"another"' })).toEqual(whole);
});

test.each([
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/100% café.txt', '/100%25%20caf%C3%A9.txt'],
  ['/list.csv.gz', '/list.csv.gz'],
])('"%s" is served at %s', async (path, address) => {
  const publicFolder = `${createTemporaryFolder()}public`;
  mkdirSync(`${publicFolder}/.well-known`, { recursive: true });
  writeFileSync(publicFolder + path, 'its content');
  writeFileSync(`${publicFolder}/list.csv`, 'another file');
  const { ask } = await openSite({}, { publicFolder });
  const { status, headers, text } = await ask(address);
  expect([status, text]).toEqual([200, 'its content']);
  expect((await ask(address, { 'If-None-Match': headers.etag })).status).toBe(304);
  // Its next release has another content.
  writeFileSync(publicFolder + path, 'Its new content');
  const next = await openSite({}, { publicFolder });
  expect((await next.ask(address, { 'If-None-Match': headers.etag })).text).toBe('Its new content');
});
