import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { freePort } from '../support/free-port.ts';
import { ask } from '../support/listen-on.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** Their lines are more than a pipe or a terminal holds. */
const manyRequests = 1200;

const environment = (port: number) => ({
  PATH: process.env.PATH,
  PORT: String(port),
  HOST: '127.0.0.1',
  ACCESS_LOG: 'on',
  SHUTDOWN_GRACE_MS: '0',
});

/** Starts the built server with its log going to `output`; resolves once it answers. */
async function startLoggingTo(output: number | 'pipe') {
  const port = await freePort();
  const child = spawn(process.execPath, [`${root}server`], {
    env: environment(port),
    stdio: ['ignore', output, 'ignore'],
  });
  return { child, port, ...(await untilReady(child, port)) };
}

async function untilReady(child: ChildProcess, port: number) {
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const isReady = () =>
    ask(port, '/readyz').then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) await wait(20);
  return { ended };
}

async function expectToServe(port: number) {
  for (let index = 0; index < manyRequests; index += 1) {
    const path = index % 2 ? '/gallery' : '/no-such-page';
    expect((await ask(port, path)).status).toBe(index % 2 ? 200 : 404);
  }
}

test.skipIf(!existsSync('/dev/full'))(
  'a log on a full disk costs no visitor his page, and the server ends with 0',
  async () => {
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const { child, port, ended } = await startLoggingTo(full);
    await expectToServe(port);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
  60_000,
);

test('a log that nobody reads costs no visitor his page, and the server ends', async () => {
  const fifo = `${createTemporaryFolder()}log`;
  execFileSync('mkfifo', [fifo]);
  const reader = openSync(fifo, 'r+');
  const writer = openSync(fifo, 'w');
  onTestFinished(() => {
    closeSync(reader);
    closeSync(writer);
  });
  const { child, port, ended } = await startLoggingTo(writer);
  await expectToServe(port);
  child.kill('SIGTERM');
  // The write that is stuck cannot be given up, so the process has to be killed, by itself.
  expect(await ended).toEqual([null, 'SIGKILL']);
}, 60_000);

test('a log on a terminal that has gone costs no visitor his page, and the server ends', async () => {
  const port = await freePort();
  const pidFile = `${createTemporaryFolder()}pid`;
  const server = `echo $$ > ${pidFile}; exec ${process.execPath} ${root}server`;
  const terminal = spawn(
    'script',
    ['--quiet', '--command', `setsid --wait sh -c '${server}'`, '/dev/null'],
    {
      env: environment(port),
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  const { ended } = await untilReady(terminal, port);
  const pid = Number(readFileSync(pidFile, 'utf8'));
  const isRunning = () => existsSync(`/proc/${pid}`);
  onTestFinished(() => void (isRunning() && process.kill(pid, 'SIGKILL')));
  terminal.kill('SIGKILL');
  await ended;
  await expectToServe(port);
  process.kill(pid, 'SIGTERM');
  while (isRunning()) await wait(20);
}, 60_000);
