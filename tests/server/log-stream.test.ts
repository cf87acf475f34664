import { closeSync, openSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLogStream } from '#server/log-stream.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const fs = vi.hoisted(() => ({ failure: undefined as string | undefined, calls: 0 }));

/** Every write fails with the code in `fs.failure` while that is set. */
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  function write(fd: number, bytes: Buffer, done: (error: Error | null, written: number) => void) {
    fs.calls += 1;
    if (!fs.failure) return original.write(fd, bytes, done);
    const error = Object.assign(new Error(fs.failure), { code: fs.failure });
    return setImmediate(() => done(error, 0));
  }
  return { ...original, write };
});

function openLogFile() {
  const path = `${createTemporaryFolder()}log`;
  const fd = openSync(path, 'w');
  onTestFinished(() => {
    fs.failure = undefined;
    closeSync(fd);
  });
  return { stream: createLogStream(fd), text: () => readFileSync(path, 'utf8') };
}

test('lines are written in their order', async () => {
  const { stream, text } = openLogFile();
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}\n`);
  for (const line of lines) stream.write(line);
  expect(await stream.settle(10_000)).toBe(true);
  expect(text()).toBe(lines.join(''));
});

test.each(['ENOSPC', 'EIO', 'EPIPE'])(
  'lines that fail with %s are dropped, and counted in the next that can be written',
  async (code) => {
    const { stream, text } = openLogFile();
    fs.failure = code;
    for (const name of ['one', 'two', 'three']) stream.write(`${name}\n`);
    expect(await stream.settle(10_000)).toBe(true);
    fs.failure = undefined;
    for (const name of ['four', 'five']) {
      stream.write(`${name}\n`);
      await stream.settle(10_000);
    }
    const [count = '', ...rest] = text().split('\n');
    expect(JSON.parse(count)).toMatchObject({ level: 40, dropped: 3 });
    expect(rest).toEqual(['four', 'five', '']);
  },
);

test('lines for a device that is not ready are written later', async () => {
  const { stream, text } = openLogFile();
  fs.failure = 'EAGAIN';
  stream.write('late\n');
  const before = fs.calls;
  await vi.waitFor(() => expect(fs.calls).toBeGreaterThan(before));
  fs.failure = undefined;
  expect(await stream.settle(10_000)).toBe(true);
  expect(text()).toBe('late\n');
});

test('the buffer of a device that stays unready has a limit, and so has settle', async () => {
  const { stream, text } = openLogFile();
  fs.failure = 'EAGAIN';
  const line = `${'x'.repeat(999)}\n`;
  for (let index = 0; index < 5000; index += 1) stream.write(line);
  expect(await stream.settle(10)).toBe(false);
  fs.failure = undefined;
  await vi.waitFor(async () => expect(await stream.settle(10_000)).toBe(true));
  stream.write('at last\n');
  await stream.settle(10_000);
  expect(text().length).toBeLessThan(1_100_000);
  expect(text()).toMatch(/"dropped":\d{4}/);
});
