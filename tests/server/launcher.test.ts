import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { startServerProcess } from '../support/server-process.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** One line that is a sentence, and no stack. */
const oneSentence = /^[A-Z][^\n]+[.!]\n$/;

function copyWithoutBuild(): string {
  const folder = createTemporaryFolder();
  cpSync(`${root}server`, `${folder}server`, { recursive: true });
  cpSync(`${root}package.json`, `${folder}package.json`);
  return folder;
}

test('without a build "node server" says so in one sentence and ends with 1', async () => {
  const { code, errors, output } = await startServerProcess(copyWithoutBuild()).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(oneSentence);
  expect(errors).toContain('npm run build');
  expect(output).toBe('');
});

/** A copy of the whole release that a test may damage. */
function copyRelease(): string {
  const folder = copyWithoutBuild();
  cpSync(`${root}dist`, `${folder}dist`, { recursive: true });
  return folder;
}

test.each<[what: string, damage: (folder: string) => void]>([
  ['its server cut off', (folder) => truncateSync(`${folder}dist/server/main.js`, 100_000)],
  ['its server missing', (folder) => rmSync(`${folder}dist/server/main.js`)],
  ['its build.json missing', (folder) => rmSync(`${folder}dist/build.json`)],
  ['its public files missing', (folder) => rmSync(`${folder}dist/public`, { recursive: true })],
  ['its package.json missing', (folder) => rmSync(`${folder}package.json`)],
])('a release with %s is refused in one sentence', async (_what, damage) => {
  const folder = copyRelease();
  damage(folder);
  const { code, errors, output } = await startServerProcess(folder).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(oneSentence);
  expect(errors.length).toBeLessThan(400);
  expect(errors).toMatch(/copy|build/);
  expect(output).toBe('');
});

test('a build that a killed one left under its second name is served', async () => {
  const folder = copyRelease();
  renameSync(`${folder}dist`, `${folder}dist-previous`);
  const response = await fetch(
    `http://127.0.0.1:${await startServerProcess(folder).listening}/gallery`,
  );
  expect(response.status).toBe(200);
});

test('on a Node that is too old "node server" names the one it needs', async () => {
  const folder = copyWithoutBuild();
  const manifest = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  manifest.engines.node = '>=999.19';
  writeFileSync(`${folder}package.json`, JSON.stringify(manifest));
  const { code, errors } = await startServerProcess(folder).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(oneSentence);
  expect(errors).toContain('999.19');
  expect(errors).toContain(process.versions.node);
});

test('a setting that is wrong is named in one sentence, and the exit code is 1', async () => {
  const { code, errors, output } = await startServerProcess(root, { PORT: 'abc' }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(oneSentence);
  expect(errors).toMatch(/^PORT .*"abc"/);
  expect(output).toBe('');
});

test('a port that is taken is named in one sentence, and the exit code is 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const { code, errors } = await startServerProcess(root, { PORT: port }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(oneSentence);
  expect(errors).toContain(port);
  expect(errors).toContain('PORT');
});

test('from another folder "node server" serves the built site', async () => {
  const { listening } = startServerProcess(root);
  const response = await fetch(`http://127.0.0.1:${await listening}/our-story`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<h1');
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server with exit code 0', async (signal) => {
  const server = startServerProcess(root);
  await server.listening;
  server.process.kill(signal);
  const { code, errors } = await server.ended;
  expect(code).toBe(0);
  expect(errors).toBe('');
});

test('a visitor whose connection is kept alive does not keep the server from ending', async () => {
  const server = startServerProcess(root);
  const response = await fetch(`http://127.0.0.1:${await server.listening}/`);
  await response.text();
  expect(response.headers.get('connection')).toBe('keep-alive');
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});
