import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { root } from '#scripts/folders.ts';
import { atEnd } from '../support/at-end.ts';
import { receiveText } from '../support/received-text.ts';

/** Logs more than fits into a pipe, tells the parent process, and ends at its answer. */
const program = `
  const { createLog, exitAfterLog } = await import('./server/log.ts');
  const log = createLog('info', 'test');
  for (let number = 0; number < 200; number += 1) log.info({ number, text: 'x'.repeat(2000) });
  process.once('message', () => {
    log.info('last');
    exitAfterLog(3);
  });
  process.send('still running');
`;

/** Starts the program, with its output in a pipe that nobody reads. Resolves once it has logged its lines. */
async function startProgram() {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  atEnd(() => child.kill('SIGKILL'));
  const [message] = await once(child, 'message');
  expect(message).toBe('still running');
  return child;
}

test('a log that nobody reads stops neither the process nor its end', async () => {
  const child = await startProgram();
  child.send('end');
  expect(await once(child, 'exit')).toEqual([3, null]);
});

test('the lines that wait for the reader are written before the end', async () => {
  const child = await startProgram();
  const { closed } = receiveText(child.stdout as Readable);
  child.send('end');
  const lines = (await closed).trim().split('\n');
  expect(lines).toHaveLength(201);
  expect(lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({ msg: 'last' });
});
