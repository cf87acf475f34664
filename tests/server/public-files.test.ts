import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { BuildError } from '#server/files/build-manifest.ts';
import { build, createTestApp, openSite } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const { ask } = await openSite();

const script = `/assets/${build.main}`;
const font = `/assets/${build.fonts.text}`;
const picture = Object.keys(build.files).find((path) => path.endsWith('.avif')) ?? '';

const hashed = [build.vendor, build.main, ...build.chunks, ...Object.values(build.fonts)];

test.each(hashed)('/assets/%s may be cached for a year without revalidation', async (file) => {
  const { status, headers } = await ask(`/assets/${file}`);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['/favicon.ico', /^image\//],
  ['/favicon.svg', /^image\/svg\+xml/],
  ['/site.webmanifest', /^application\/manifest\+json/],
  ['/icon-512.png', /^image\/png$/],
])('%s, which has no hash in its name, is revalidated after a day', async (path, type) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(type);
  expect(headers['cache-control']).toBe('public, max-age=86400');
});

test.each([
  ['br', '.br'],
  ['gzip', '.gz'],
])('a script is sent in %s as the build has compressed it', async (coding, extension) => {
  const { headers, body, text } = await ask(script, { 'Accept-Encoding': coding });
  expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
  expect(headers['content-type']).toMatch(/^text\/javascript/);
  expect(body).toEqual(readFileSync(build.publicFolder + script + extension));
  expect(text).toBe(readFileSync(build.publicFolder + script, 'utf8'));
});

test.each([
  [picture, 'image/avif'],
  [font, 'font/woff2'],
])('%s, which has one content coding only, sends no Vary', async (path, type) => {
  const { status, headers } = await ask(path, { 'Accept-Encoding': 'br' });
  expect([status, headers['content-type']]).toEqual([200, type]);
  expect(headers).not.toHaveProperty('vary');
});

test.each(['x.js', 'x', '', 'x.js.map', '%E0%A4%A', 'fonts/x.woff2', `${build.main}.br`])(
  'a missing /assets/%s is a 404 in plain text that caches do not keep',
  async (file) => {
    const { status, headers, text } = await ask(`/assets/${file}`);
    expect([status, text]).toEqual([404, 'Not Found']);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  },
);

const maps = readdirSync(outputFolders('production').maps);

/** The requests send these paths as they are written: no client normalises them. */
const privatePaths = [
  '/favicon.ico.br',
  '/package.json',
  '/build.json',
  '/server/main.js',
  '/dist/server/main.js',
  '/node_modules/express/package.json',
  '/.env',
  '/.git/config',
  '/../package.json',
  '/../../package.json',
  '/assets/../../build.json',
  '/assets/..%2f..%2fbuild.json',
  '/assets/%2e%2e/%2e%2e/build.json',
  '/assets/..%5c..%5cbuild.json',
  '/..%2f..%2fpackage.json',
  '/maps/',
  ...maps.flatMap((map) => [`/assets/${map}`, `/maps/${map}`, `/assets/../../maps/${map}`]),
];

test.each(privatePaths)('%s cannot be fetched', async (path) => {
  const { status, headers, text } = await ask(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/(html|plain)/);
  expect(text).not.toMatch(/"(entry|version|dependencies|sources)"/);
});

test('source maps exist, so that the test above can fail', () => {
  expect(maps).toContain(`${build.main}.map`);
});

/** The site on a copy of its public files that a test may add to. */
async function openCopy() {
  const publicFolder = `${createTemporaryFolder()}public`;
  cpSync(build.publicFolder, publicFolder, { recursive: true });
  const site = await openSite({}, { build: { ...build, publicFolder } });
  return { ...site, publicFolder };
}

const newerPath = '/assets/newer-ABCDEFGH.js';
const newerScript = 'export const newer = "here";\n'.repeat(20);

/** The site on such a copy, with the `build.json` of a newer build that has `newerScript` as well. */
async function openBesideNewerBuild() {
  const site = await openCopy();
  const sha256 = createHash('sha256').update(newerScript).digest('base64');
  const files = { [newerPath]: { bytes: newerScript.length, sha256 } };
  writeFileSync(`${site.publicFolder}/../build.json`, JSON.stringify({ files }));
  return site;
}

test('a file of a newer build is served in its content codings once it is there', async () => {
  const { ask, publicFolder } = await openBesideNewerBuild();
  expect((await ask(newerPath)).status).toBe(404);
  writeFileSync(`${publicFolder}${newerPath}.br`, brotliCompressSync(newerScript));
  writeFileSync(publicFolder + newerPath, newerScript);
  const { status, headers, text } = await ask(newerPath, { 'Accept-Encoding': 'br' });
  expect([status, text]).toEqual([200, newerScript]);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toMatch(/immutable$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  rmSync(publicFolder + newerPath);
  expect((await ask(newerPath)).text).toBe(newerScript);
});

test('a file of a newer build is served only when it has been copied whole', async () => {
  const { ask, publicFolder } = await openBesideNewerBuild();
  writeFileSync(publicFolder + newerPath, newerScript.slice(0, 40));
  expect((await ask(newerPath)).status).toBe(404);
  writeFileSync(publicFolder + newerPath, newerScript);
  expect((await ask(newerPath)).text).toBe(newerScript);
});

test('a file that is in no build.json, or a symbolic link, is not served', async () => {
  const { ask, publicFolder } = await openBesideNewerBuild();
  writeFileSync(`${publicFolder}/assets/own-ABCDEFGH.js`, 'own');
  writeFileSync(`${publicFolder}/../newer.js`, newerScript);
  symlinkSync(`${publicFolder}/../newer.js`, publicFolder + newerPath);
  expect((await ask('/assets/own-ABCDEFGH.js')).status).toBe(404);
  expect((await ask(newerPath)).status).toBe(404);
});

test('dot files, folders and impossible names are 404, and the server goes on', async () => {
  const { ask, publicFolder } = await openCopy();
  mkdirSync(`${publicFolder}/assets/folder`);
  mkdirSync(`${publicFolder}/assets/folder.js`);
  writeFileSync(`${publicFolder}/assets/.env`, 'secret');
  for (const name of ['.', '..', '...', '.env', 'folder', 'folder.js', 'x'.repeat(5000)]) {
    const { status, text } = await ask(`/assets/${name}`);
    expect([status, text], name).toEqual([404, 'Not Found']);
  }
  expect((await ask('/')).status).toBe(200);
});

test('a file that was deleted from the disk is still served from memory', async () => {
  const { ask, publicFolder } = await openCopy();
  rmSync(publicFolder, { recursive: true });
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
