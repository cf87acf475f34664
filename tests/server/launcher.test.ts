import { cpSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { startServerProcess } from '../support/server-process.ts';
import { ask, listenOn } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** A copy of the release that a test may damage, with or without what has been built. */
function copyRelease(...names: readonly string[]): string {
  const folder = createTemporaryFolder();
  for (const name of ['server', 'package.json', ...names]) {
    cpSync(root + name, folder + name, { recursive: true });
  }
  return folder;
}

/** Expects the server in `folder` to end with 1 and one sentence, which it returns. */
async function refusalOf(folder: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const { code, errors, output } = await startServerProcess(environment, folder).ended;
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(/^[A-Z][^\n]{1,400}[.!]\n$/);
  return errors;
}

test('without a build "node server" says so', async () => {
  expect(await refusalOf(copyRelease())).toContain('npm run build');
});

test.each<[what: string, damage: (folder: string) => void]>([
  ['its server cut off', (folder) => truncateSync(`${folder}dist/server/main.js`, 100_000)],
  ['its server missing', (folder) => rmSync(`${folder}dist/server/main.js`)],
  ['its build.json missing', (folder) => rmSync(`${folder}dist/build.json`)],
  ['its public files missing', (folder) => rmSync(`${folder}dist/public`, { recursive: true })],
  ['its package.json missing', (folder) => rmSync(`${folder}package.json`)],
])('a release with %s is refused', async (_what, damage) => {
  const folder = copyRelease('dist');
  damage(folder);
  expect(await refusalOf(folder)).toMatch(/copy|build/);
});

test('on a Node that is too old "node server" names the one it needs', async () => {
  const folder = copyRelease();
  const manifest = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  manifest.engines.node = '>=999.19';
  writeFileSync(`${folder}package.json`, JSON.stringify(manifest));
  const refusal = await refusalOf(folder);
  expect(refusal).toContain('999.19');
  expect(refusal).toContain(process.versions.node);
});

test('a setting that is wrong is named', async () => {
  expect(await refusalOf(root, { PORT: 'abc' })).toMatch(/^PORT .*"abc"/);
});

test('a port that is taken is named', async () => {
  const { port } = await listenOn(() => {});
  expect(await refusalOf(root, { PORT: String(port) })).toMatch(new RegExp(`${port}.*PORT`));
});

test('a build that a killed one left as dist-previous is served from any folder', async () => {
  const folder = copyRelease('dist');
  renameSync(`${folder}dist`, `${folder}dist-previous`);
  const { status, text } = await ask(await startServerProcess({}, folder).listening, '/gallery');
  expect(status).toBe(200);
  expect(text).toContain('<h1');
});
