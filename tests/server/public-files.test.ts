import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';
import { assets, publicFolder as folder } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const { fonts, scripts } = assets;
const { fetchRaw, logLines } = await openSite();

const names = readdirSync(`${folder}/assets`);
const picture = `/assets/${names.find((name) => name.endsWith('.avif'))}`;

const forAYear = 'public, max-age=31536000, immutable';

test.each([
  ['script', `/assets/${scripts.main}`, /^text\/javascript/, forAYear, 'Accept-Encoding'],
  ['font', `/assets/${fonts[0]?.file}`, /^font\/woff2$/, forAYear, undefined],
  ['picture', picture, /^image\/avif$/, forAYear, undefined],
  ['icon', '/apple-touch-icon.png', /^image\/png$/, 'no-cache', undefined],
  ['drawing', '/favicon.svg', /^image\/svg\+xml/, 'no-cache', 'Accept-Encoding'],
])('the %s is sent with its headers', async (_what, path, type, cacheControl, vary) => {
  const { status, headers } = await fetchRaw(path, { 'Accept-Encoding': 'br' });
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(type);
  expect(headers['cache-control']).toBe(cacheControl);
  // Other sites, such as webmail and chats, embed pictures of this site.
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  // An SVG or HTML file that somebody sent to the owner must not run scripts as part of the site.
  expect(headers['content-security-policy']).toBe("script-src 'none'");
  // The response depends on the client's encodings only if the file has a compressed copy.
  expect(headers.vary).toBe(vary);
});

test.each(['x.js', '../../data/assets.json'])(
  'a missing /assets/%s is a plain 404',
  async (file) => {
    // `fetchRaw` sends the path exactly as written, whereas a browser would resolve the dots first.
    const { status, headers, text } = await fetchRaw(`/assets/${file}`);
    expect([status, text, headers['cache-control']]).toEqual([404, 'Not Found', 'no-cache']);
    expect(headers['content-type']).toMatch(/^text\/plain/);
  },
);

test('a range request gets that part of the file, uncompressed', async () => {
  const { body } = await fetchRaw('/favicon.svg');
  const askFor = async (path: string, Range: string) => {
    const { status, headers, text } = await fetchRaw(path, { Range, 'Accept-Encoding': 'br' });
    expect(headers.vary).toBe('Accept-Encoding');
    return [status, headers['content-encoding'], headers['cache-control'], text];
  };
  const part = `${body.subarray(1)}`;
  expect(await askFor('/favicon.svg', 'bytes=1-')).toEqual([206, undefined, 'no-cache', part]);
  const refused = [416, undefined, 'no-cache', 'Range Not Satisfiable'];
  expect(await askFor(`/assets/${scripts.main}`, 'bytes=9999-')).toEqual(refused);
  expect(logLines).toEqual([]);
});

test.each([
  ['/.well-known/security.txt', '/.well-known/security.txt', /^text\/plain/],
  ['/.well-known/apple-app-site-association', undefined, /^application\/json/],
  ['/100% café.txt', '/100%25%20caf%C3%A9.txt', /^text\/plain/],
  ['/LICENSE', undefined, /^application\/octet-stream$/],
])('"%s" is served with its type', async (path, address = path, type) => {
  const publicFolder = `${createTemporaryFolder()}public`;
  mkdirSync(`${publicFolder}/.well-known`, { recursive: true });
  writeFileSync(publicFolder + path, 'its content');
  const { fetchRaw } = await openSite({}, { publicFolder });
  const { status, headers, text } = await fetchRaw(address);
  expect([status, text]).toEqual([200, 'its content']);
  expect(headers['content-type']).toMatch(type);
});
