import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BuildError } from '#server/files/build-manifest.ts';
import { decoded } from '../support/decoded.ts';
import { listenOn, openSite } from '../support/listen-on.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, build } = createTestApp();

/** The site on a copy of its public files that a test may add to. */
async function openCopy() {
  const publicFolder = `${createTemporaryFolder()}public`;
  cpSync(build.publicFolder, publicFolder, { recursive: true });
  const site = await openSite({}, { build: { ...build, publicFolder } });
  return { ...site, publicFolder };
}

test('a script is sent as the build compressed it, for a year', async () => {
  const { ask } = await listenOn(app);
  const path = `/assets/${build.main}`;
  const source = readFileSync(build.publicFolder + path);
  for (const [coding, extension] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const answer = await ask(path, { 'Accept-Encoding': coding });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.body).toEqual(readFileSync(build.publicFolder + path + extension));
    expect(decoded(answer)).toBe(source.toString());
    expect(answer.headers['content-type']).toMatch(/^text\/javascript/);
    expect(answer.headers['cache-control']).toMatch(/max-age=31536000, immutable$/);
  }
});

test('files that keep their name are asked for again after a day', async () => {
  const { ask } = await listenOn(app);
  for (const path of ['/favicon.ico', '/favicon.svg', '/site.webmanifest', '/icon-512.png']) {
    const { status, headers } = await ask(path);
    expect(status, path).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=86400');
  }
});

test('the compressed files have no addresses of their own', async () => {
  const { ask } = await listenOn(app);
  for (const path of [`/assets/${build.main}.br`, `/assets/${build.main}.gz`, '/favicon.ico.br']) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

const newerPath = '/assets/newer-ABCDEFGH.js';
const newerScript = 'export const newer = "here";\n'.repeat(20);

/** Writes the `build.json` of a build that has `newerScript` as well. */
function announceNewerScript(publicFolder: string): void {
  const bytes = Buffer.from(newerScript);
  const sha256 = createHash('sha256').update(bytes).digest('base64');
  const files = { [newerPath]: { bytes: bytes.length, sha256 } };
  writeFileSync(`${publicFolder}/../build.json`, JSON.stringify({ files }));
}

test('a file of a newer build is answered, in its codings, from then on', async () => {
  const { ask, publicFolder } = await openCopy();
  announceNewerScript(publicFolder);
  expect((await ask(newerPath)).status).toBe(404);
  writeFileSync(`${publicFolder}${newerPath}.br`, brotliCompressSync(newerScript));
  writeFileSync(publicFolder + newerPath, newerScript);
  const answer = await ask(newerPath, { 'Accept-Encoding': 'br' });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['cache-control']).toMatch(/immutable$/);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(decoded(answer)).toBe(newerScript);
  rmSync(publicFolder + newerPath);
  expect((await ask(newerPath)).body.toString()).toBe(newerScript);
});

test('a file of a newer build that has been copied by half is not answered, the whole one is', async () => {
  const { ask, publicFolder } = await openCopy();
  announceNewerScript(publicFolder);
  writeFileSync(publicFolder + newerPath, newerScript.slice(0, 40));
  expect((await ask(newerPath)).status).toBe(404);
  writeFileSync(publicFolder + newerPath, newerScript);
  expect((await ask(newerPath)).body.toString()).toBe(newerScript);
});

test('a file that no build has written, or a link to one, is not answered', async () => {
  const { ask, publicFolder } = await openCopy();
  announceNewerScript(publicFolder);
  writeFileSync(`${publicFolder}/assets/own-ABCDEFGH.js`, 'own');
  writeFileSync(`${publicFolder}/../newer.js`, newerScript);
  symlinkSync(`${publicFolder}/../newer.js`, publicFolder + newerPath);
  expect((await ask('/assets/own-ABCDEFGH.js')).status).toBe(404);
  expect((await ask(newerPath)).status).toBe(404);
});

test('public files that cannot be read are named in one sentence', () => {
  const publicFolder = `${createTemporaryFolder()}gone`;
  const open = () => createTestApp({}, { build: { ...build, publicFolder } });
  expect(open).toThrow(BuildError);
  expect(open).toThrow(publicFolder);
});

test('what has one form only does not vary, so that caches keep it once', async () => {
  const { ask } = await listenOn(app);
  const picture = Object.keys(build.files).find((path) => path.endsWith('.avif')) ?? '';
  for (const path of [picture, `/assets/${build.fonts.text}`]) {
    const { status, headers } = await ask(path, { 'Accept-Encoding': 'br' });
    expect(status, path).toBe(200);
    expect(headers).not.toHaveProperty('vary');
  }
  expect((await ask(`/assets/${build.main}`)).headers.vary).toBe('Accept-Encoding');
});

test('a file whose build is gone from the disk is still answered', async () => {
  const { ask, publicFolder } = await openCopy();
  rmSync(publicFolder, { recursive: true });
  const { status, body } = await ask(`/assets/${build.main}`);
  expect(status).toBe(200);
  expect(body.toString()).toContain('import');
});

const namesOfNoFile = ['.', '..', '...', '.env', 'folder', 'folder.js', 'x'.repeat(5000)];

test('what is no file by name or by nature is missing, and the server lives on', async () => {
  const { ask, publicFolder } = await openCopy();
  mkdirSync(`${publicFolder}/assets/folder`);
  mkdirSync(`${publicFolder}/assets/folder.js`);
  writeFileSync(`${publicFolder}/assets/.env`, 'secret');
  for (const name of namesOfNoFile) {
    const { status, body } = await ask(`/assets/${name}`);
    expect(status, name).toBe(404);
    expect(body.toString()).toBe('Not Found');
  }
  expect((await ask('/')).status).toBe(200);
});
