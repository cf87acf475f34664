import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { openLogStream, settleLog } from '#server/log-stream.ts';
import { atEnd } from '../support/at-end.ts';
import { freePort } from '../support/free-port.ts';
import { ask } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

function open(path: string, flags: string | number): number {
  const fileDescriptor = openSync(path, flags);
  atEnd(() => closeSync(fileDescriptor));
  return fileDescriptor;
}

/** Opens a pipe that nobody reads until a test reads from `reader`. */
function openUnreadPipe() {
  const path = `${createTemporaryFolder()}log`;
  execFileSync('mkfifo', [path]);
  const reader = open(path, constants.O_RDWR | constants.O_NONBLOCK);
  return { reader, writer: open(path, 'w') };
}

test('lines that nobody reads wait, those beyond a limit are dropped, and a line counts them', async () => {
  const { reader, writer } = openUnreadPipe();
  const stream = openLogStream(writer);
  for (let index = 0; index < 1500; index += 1)
    stream.write(`${String(index).padStart(999, 'x')}\n`);
  expect(await settleLog(stream, 10)).toBe(false);

  let received = '';
  const buffer = Buffer.alloc(65_536);
  const settled = settleLog(stream, 10_000);
  await vi.waitFor(
    () => {
      // While the pipe is empty, this throws EAGAIN.
      received += buffer.toString('utf8', 0, readSync(reader, buffer));
      expect(received).toContain('dropped');
    },
    { timeout: 20_000, interval: 1 },
  );
  expect(await settled).toBe(true);
  const written = received.split('\n').filter((line) => line.startsWith('x'));
  expect(written).toHaveLength(1000);
  expect(written.map((line) => Number(line.replace(/^x+/, '')))).toEqual([...Array(1000).keys()]);
  const [count = ''] = /\{.*"dropped".*\}/.exec(received) ?? [];
  expect(JSON.parse(count)).toMatchObject({ level: 40, dropped: 500 });
});

test.each<[what: string, openLog: () => number, end: readonly unknown[]]>([
  ['on a full disk', () => open('/dev/full', 'w'), [0, null]],
  // The write that is stuck cannot be given up, so the process has to be killed, by itself.
  ['in a pipe that nobody reads', () => openUnreadPipe().writer, [null, 'SIGKILL']],
])(
  'with a log %s every request is served, and the server stops',
  async (_what, openLog, end) => {
    const port = await freePort();
    const server = spawn(process.execPath, [`${root}server`], {
      env: { PORT: String(port), HOST: '127.0.0.1', ACCESS_LOG: 'on', SHUTDOWN_GRACE_MS: '0' },
      stdio: ['ignore', openLog(), 'ignore'],
    });
    atEnd(() => server.kill('SIGKILL'));
    const ended = once(server, 'exit');
    while ((await ask(port, '/readyz').catch(() => null))?.status !== 200) await wait(20);
    // Their lines are more than a pipe holds.
    for (let index = 0; index < 300; index += 1) {
      expect((await ask(port, '/gallery')).status).toBe(200);
      expect((await ask(port, '/no-such-page')).status).toBe(404);
    }
    server.kill('SIGTERM');
    expect(await ended).toEqual(end);
  },
  60_000,
);
