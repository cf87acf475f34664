import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { atEnd } from '../support/at-end.ts';
import { freePort } from '../support/free-port.ts';
import { ask } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

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
    const port = await freePort();
    const log = open();
    atEnd(() => closeSync(log));
    const server = spawn(process.execPath, [`${root}server`], {
      env: { PORT: String(port), HOST: '127.0.0.1', ACCESS_LOG: 'on', SHUTDOWN_GRACE_MS: '0' },
      stdio: ['ignore', log, 'ignore'],
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
