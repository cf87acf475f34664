import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { readSample, strangersIn } from '../support/deploy-samples.ts';
import { copiesOf, environmentOf, lastOf, stagesOf } from '../support/dockerfile.ts';
import { runServer } from '../support/run-server.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const stages = stagesOf(readSample('Dockerfile'));
const [build = [], runtime = []] = stages;

/** Puts the files that the last stage copies where it copies them. */
function assembleImage(): string {
  const folder = createTemporaryFolder();
  for (const { from, to } of copiesOf(runtime)) {
    for (const path of from) {
      const isInto = to.endsWith('/');
      cpSync(root + path, `${folder}${to}${isInto ? basename(path) : ''}`, { recursive: true });
    }
  }
  return folder;
}

test('the image is built in two stages on one Node, pinned, that the project supports', () => {
  expect(stages).toHaveLength(2);
  const [, version = ''] = /^node:(20\.\d+\.\d+)-bookworm-slim/.exec(lastOf(build, 'FROM')) ?? [];
  expect(lastOf(runtime, 'FROM')).toBe(`node:${version}-bookworm-slim`);
  expect(version.startsWith(readFileSync(`${root}.nvmrc`, 'utf8').trim())).toBe(true);
});

test('the build copies what exists, and what its .dockerignore lets through', () => {
  const admitted = readSample('Dockerfile.dockerignore').match(/(?<=^!).+$/gm);
  const copied = copiesOf(build).flatMap(({ from }) => from);
  for (const path of copied) expect(existsSync(root + path), path).toBe(true);
  expect(copied.toSorted()).toEqual(admitted?.toSorted());
});

test('the image holds no sources, no packages and no maps of the browser scripts', () => {
  const copied = copiesOf(runtime).flatMap(({ from }) => from);
  expect(copied.toSorted()).toEqual([
    ...['dist/build.json', 'dist/public', 'dist/server', 'package.json'],
    ...['server/index.js', 'server/require-node.js'],
  ]);
});

test('the image runs as a user that is not root, in production, and is stopped by SIGTERM', () => {
  expect(lastOf(runtime, 'USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(lastOf(runtime, 'STOPSIGNAL')).toBe('SIGTERM');
  expect(environmentOf(runtime)).toMatchObject({ NODE_ENV: 'production' });
  expect(strangersIn(environmentOf(runtime))).toEqual([]);
});

test('the files of the image serve the site, and the health check sees that it is alive', async () => {
  const [command, entry] = JSON.parse(lastOf(runtime, 'CMD'));
  expect([command, entry]).toEqual(['node', 'server']);
  const folder = assembleImage();
  expect(existsSync(`${folder}node_modules`)).toBe(false);
  const port = await runServer(folder, { NODE_ENV: 'production' }).listening;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('<h1');
  const [script = ''] = /\/assets\/main-[\w-]+\.js/.exec(page) ?? [];
  expect((await fetch(`http://127.0.0.1:${port}${script}`)).status).toBe(200);

  const [, ...check] = JSON.parse(lastOf(runtime, 'HEALTHCHECK').replace(/^.*CMD /, ''));
  const checkAt = (each: number) =>
    spawnSync(process.execPath, check, { env: { PORT: String(each) } }).status;
  expect(checkAt(port)).toBe(0);
  expect(checkAt(1)).toBe(1);
}, 60_000);
