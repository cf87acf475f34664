import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { atEnd } from '../support/at-end.ts';
import { edit } from '../support/edit.ts';
import { receiveText } from '../support/received-text.ts';
import { startServerProcess } from '../support/server-process.ts';
import { listenOn } from '../support/site.ts';
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

test('on a Node that is too old "node server" names the one it needs', async () => {
  const folder = copyRelease();
  edit(`${folder}package.json`, /"node": ".*"/, '"node": ">=999.19"');
  const refusal = await refusalOf(folder);
  expect(refusal).toContain('999.19');
  expect(refusal).toContain(process.versions.node);
});

test('a setting that is wrong and a port that is taken are named', async () => {
  expect(await refusalOf(root, { PORT: 'abc' })).toMatch(/^PORT .*"abc"/);
  const { port } = await listenOn(() => {});
  expect(await refusalOf(root, { PORT: String(port) })).toMatch(new RegExp(`${port}.*PORT`));
});

test('npm start passes SIGTERM on to the server and exits with 0', async () => {
  const folder = copyRelease('dist');
  edit(`${folder}package.json`, /"build": ".*"/, '"build": "true"');
  // A server that npm leaves behind ends itself.
  const preload =
    'const p=process.ppid;setInterval(()=>p===process.ppid||process.exit(),50).unref()';
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    SHUTDOWN_GRACE_MS: '0',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
  };
  const npm = spawn('npm', ['start'], { cwd: folder, env });
  atEnd(() => npm.kill('SIGKILL'));
  const ended = once(npm, 'close');
  const { receives, received } = receiveText(npm.stdout);
  await receives('"msg":"ready"');
  npm.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(received().match(/"msg":"(shutting down|stopped)"/g)).toHaveLength(2);
});
