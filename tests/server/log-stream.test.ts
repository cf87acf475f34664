import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { openLogStream, settleLog } from '#server/log-stream.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const longLimitMs = 10_000;

function open(path: string, flags: string): number {
  const fileDescriptor = openSync(path, flags);
  onTestFinished(() => closeSync(fileDescriptor));
  return fileDescriptor;
}

test('lines are written in their order', async () => {
  const path = `${createTemporaryFolder()}log`;
  const stream = openLogStream(open(path, 'w'));
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}\n`);
  for (const line of lines) stream.write(line);
  expect(await settleLog(stream, longLimitMs)).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
});

test('the log of a full disk settles', async () => {
  const stream = openLogStream(open('/dev/full', 'w'));
  stream.write('one\n');
  expect(await settleLog(stream, longLimitMs)).toBe(true);
});

test('lines that nobody reads wait, those beyond a limit are dropped, and a line counts them', async () => {
  const path = `${createTemporaryFolder()}log`;
  execFileSync('mkfifo', [path]);
  const reader = open(path, 'r+');
  const stream = openLogStream(open(path, 'w'));
  const line = `${'x'.repeat(999)}\n`;
  for (let index = 0; index < 1500; index += 1) stream.write(line);
  expect(await settleLog(stream, 10)).toBe(false);

  let received = '';
  const buffer = Buffer.alloc(65_536);
  const settled = settleLog(stream, longLimitMs);
  while (!received.includes('dropped')) {
    received += buffer.toString('utf8', 0, readSync(reader, buffer));
    await new Promise(setImmediate);
  }
  expect(await settled).toBe(true);
  const written = received.split('\n').filter((each) => each.startsWith('x'));
  const [count = ''] = /\{.*"dropped".*\}/.exec(received) ?? [];
  expect(JSON.parse(count)).toMatchObject({ level: 40, dropped: 1500 - written.length });
  expect(written.length).toBe(1000);
});
