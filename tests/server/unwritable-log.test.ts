import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { atEnd } from '../support/at-end.ts';
import { freePort } from '../support/free-port.ts';
import { ask } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const port = await freePort();
const env = {
  PATH: process.env.PATH,
  PORT: String(port),
  HOST: '127.0.0.1',
  ACCESS_LOG: 'on',
  SHUTDOWN_GRACE_MS: '0',
};

/** Starts a process with a server in it; resolves once that answers. */
async function startUntilReady(command: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(command, args, { env, ...options });
  atEnd(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  while ((await ask(port, '/readyz').catch(() => null))?.status !== 200) await wait(20);
  return { child, ended };
}

/** Sends so many requests that their lines are more than a pipe or a terminal holds. */
async function expectToServe() {
  for (let index = 0; index < 300; index += 1) {
    expect((await ask(port, '/gallery')).status).toBe(200);
    expect((await ask(port, '/no-such-page')).status).toBe(404);
  }
}

/** Opens a log that nobody reads. */
function openUnreadPipe(): number {
  const fifo = `${createTemporaryFolder()}log`;
  execFileSync('mkfifo', [fifo]);
  const reader = openSync(fifo, 'r+');
  atEnd(() => closeSync(reader));
  return openSync(fifo, 'w');
}

test.each<[what: string, open: () => number, end: readonly unknown[]]>([
  ['on a full disk', () => openSync('/dev/full', 'w'), [0, null]],
  // The write that is stuck cannot be given up, so the process has to be killed, by itself.
  ['in a pipe that nobody reads', openUnreadPipe, [null, 'SIGKILL']],
])(
  'with a log %s every request is served, and the server stops',
  async (_what, open, end) => {
    const log = open();
    atEnd(() => closeSync(log));
    const stdio = ['ignore', log, 'ignore'] as const;
    const server = await startUntilReady(process.execPath, [`${root}server`], {
      stdio: [...stdio],
    });
    await expectToServe();
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual(end);
  },
  60_000,
);

test('with a log on a closed terminal every request is served, and the server stops', async () => {
  const pidFile = `${createTemporaryFolder()}pid`;
  const server = `setsid --wait sh -c 'echo $$ > ${pidFile}; exec ${process.execPath} ${root}server'`;
  const terminal = await startUntilReady('script', ['--quiet', '--command', server, '/dev/null'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const pid = Number(readFileSync(pidFile, 'utf8'));
  const isRunning = () => existsSync(`/proc/${pid}`);
  atEnd(() => isRunning() && process.kill(pid, 'SIGKILL'));
  terminal.child.kill('SIGKILL');
  await terminal.ended;
  await expectToServe();
  process.kill(pid, 'SIGTERM');
  while (isRunning()) await wait(20);
}, 60_000);
