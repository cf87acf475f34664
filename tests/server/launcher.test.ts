import { cpSync, truncateSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#scripts/folders.ts';
import { listenOn } from '../support/app-under-test.ts';
import { runCommand, startServerProcess } from '../support/processes.ts';
import { copyParts, edit } from '../support/project-copy.ts';

/** Expects the server in `folder` to exit with code 1 and to print one sentence. Returns that sentence. */
async function refusalOf(folder: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const { code, errors, output } = await startServerProcess(environment, folder).ended;
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(/^[A-Z][^\n]{1,400}[.!]\n$/);
  return errors;
}

test('"node server" says that there is no build, or only a part of one', async () => {
  const folder = copyParts('server', 'package.json');
  expect(await refusalOf(folder)).toContain('npm run build');
  cpSync(`${root}dist/server`, `${folder}dist/server`, { recursive: true });
  expect(await refusalOf(folder)).toMatch(/data\/content\.json.*npm run build/);
  cpSync(`${root}dist/data`, `${folder}dist/data`, { recursive: true });
  truncateSync(`${folder}dist/data/assets.json`);
  expect(await refusalOf(folder)).toMatch(/JSON.*npm run build/);
});

test('"node server" names the required version if Node is too old', async () => {
  const folder = copyParts('server', 'package.json');
  edit(`${folder}package.json`, /"node": ".*"/, '"node": ">=999.19"');
  const refusal = await refusalOf(folder);
  expect(refusal).toContain('999.19');
  expect(refusal).toContain(process.versions.node);
});

test('"node server" names an invalid setting and a port that is in use', async () => {
  expect(await refusalOf(root, { PORT: 'abc' })).toMatch(/^PORT .*"abc"/);
  const { port } = await listenOn(() => {});
  expect(await refusalOf(root, { PORT: String(port) })).toMatch(new RegExp(`${port}.*PORT`));
});

test('npm start passes SIGTERM on to the server and exits with 0', async () => {
  const folder = copyParts('server', 'package.json', 'dist');
  edit(`${folder}package.json`, /"build": ".*"/, '"build": "true"');
  // This code ends a server that npm leaves behind. Otherwise the test would wait for that server.
  const preload =
    'const p=process.ppid;setInterval(()=>p===process.ppid||process.exit(),50).unref()';
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    SHUTDOWN_GRACE_MS: '0',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
  };
  const npm = runCommand('npm', ['start'], { cwd: folder, env });
  await npm.prints('"msg":"ready"');
  npm.process.kill('SIGTERM');
  const { code, output } = await npm.ended;
  expect(code).toBe(0);
  expect(output.match(/"msg":"(shutting down|stopped)"/g)).toHaveLength(2);
});
