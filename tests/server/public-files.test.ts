import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import fonts from '#data/fonts.json' with { type: 'json' };
import { BuildError } from '#server/files/build-manifest.ts';
import { build, createTestApp, openSite } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const { ask } = await openSite();

const script = `/assets/${build.main}`;
const picture = Object.keys(build.files).find((path) => path.endsWith('.avif')) ?? '';

const forAYear = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

test.each([
  [script, /^text\/javascript/, forAYear, 'Accept-Encoding'],
  [`/assets/${fonts.text}`, /^font\/woff2$/, forAYear, undefined],
  [picture, /^image\/avif$/, forAYear, undefined],
  ['/favicon.ico', /^image\//, forADay, 'Accept-Encoding'],
  ['/favicon.svg', /^image\/svg\+xml/, forADay, 'Accept-Encoding'],
])('%s has its media type, and its lifetime in caches', async (path, type, cacheControl, vary) => {
  const { status, headers } = await ask(path, { 'Accept-Encoding': 'br' });
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(type);
  expect(headers['cache-control']).toBe(cacheControl);
  // A file in one content coding only is the same for every client.
  expect(headers.vary).toBe(vary);
});

test.each(['x.js', '', '%E0%A4%A', `${build.main}.br`, `${build.main}.map`])(
  'a missing /assets/%s is a 404 in plain text that caches do not keep',
  async (file) => {
    const { status, headers, text } = await ask(`/assets/${file}`);
    expect([status, text]).toEqual([404, 'Not Found']);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  },
);

/** The requests send these paths as they are written: no client normalises them. */
test.each([
  '/favicon.svg.br',
  '/build.json',
  '/../../../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/../../build.json',
  '/assets/%2e%2e/%2e%2e/build.json',
  '/assets/..%5c..%5cbuild.json',
  `/assets/../../maps/${build.main}.map`,
])('%s cannot be fetched', async (path) => {
  const { status, headers, text } = await ask(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/(html|plain)/);
  expect(text).not.toMatch(/"(main|version|dependencies|sources)"/);
});

const newerPath = '/assets/newer-ABCDEFGH.js';
const newerScript = 'export const newer = "here";\n'.repeat(20);

/** The site on a copy of its public files, beside the `build.json` of a newer build with `newerScript`. */
async function openBesideNewerBuild() {
  const publicFolder = `${createTemporaryFolder()}public`;
  cpSync(build.publicFolder, publicFolder, { recursive: true });
  const sha256 = createHash('sha256').update(newerScript).digest('base64');
  const files = { [newerPath]: sha256 };
  writeFileSync(`${publicFolder}/../build.json`, JSON.stringify({ files }));
  const site = await openSite({}, { build: { ...build, publicFolder } });
  return { ...site, publicFolder };
}

test('a file of a newer build is served in its content codings once it is copied whole', async () => {
  const { ask, publicFolder } = await openBesideNewerBuild();
  expect((await ask(newerPath)).status).toBe(404);
  writeFileSync(publicFolder + newerPath, newerScript.slice(0, 40));
  expect((await ask(newerPath)).status).toBe(404);
  writeFileSync(`${publicFolder}${newerPath}.br`, brotliCompressSync(newerScript));
  writeFileSync(publicFolder + newerPath, newerScript);
  const { status, headers, text } = await ask(newerPath, { 'Accept-Encoding': 'br' });
  expect([status, text]).toEqual([200, newerScript]);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe(forAYear);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a file that is in no build.json, a link, a dot file or a folder is not served', async () => {
  const { ask, publicFolder } = await openBesideNewerBuild();
  writeFileSync(`${publicFolder}/assets/own-ABCDEFGH.js`, 'own');
  writeFileSync(`${publicFolder}/../newer.js`, newerScript);
  symlinkSync(`${publicFolder}/../newer.js`, publicFolder + newerPath);
  writeFileSync(`${publicFolder}/assets/.env`, 'secret');
  mkdirSync(`${publicFolder}/assets/folder.js`);
  const names = ['own-ABCDEFGH.js', 'newer-ABCDEFGH.js', '.', '..', '.env', 'folder.js'];
  for (const name of [...names, 'x'.repeat(5000)]) {
    const { status, text } = await ask(`/assets/${name}`);
    expect([status, text], name).toEqual([404, 'Not Found']);
  }
  expect((await ask('/')).status).toBe(200);
});

test('files that were deleted from the disk are still served from memory', async () => {
  const { ask, publicFolder } = await openBesideNewerBuild();
  writeFileSync(publicFolder + newerPath, newerScript);
  await ask(newerPath);
  rmSync(publicFolder, { recursive: true });
  expect((await ask(newerPath)).text).toBe(newerScript);
  const { status, text } = await ask(script);
  expect(status).toBe(200);
  expect(text).toContain('import');
});

test('public files that cannot be read are named in one sentence', () => {
  const publicFolder = `${createTemporaryFolder()}gone`;
  const open = () => createTestApp({}, { build: { ...build, publicFolder } });
  expect(open).toThrow(BuildError);
  expect(open).toThrow(publicFolder);
});
