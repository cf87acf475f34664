import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceBuild } from '#scripts/bundle/replace-build.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** Builds of one asset each, into a temporary folder. */
function createBuilder() {
  const out = `${createTemporaryFolder()}dist`;
  return {
    out,
    /** Builds `file`, and calls `last` before the build takes its place. */
    build: (file: string, last: () => unknown = () => {}) =>
      replaceBuild(out, async ({ assets }) => {
        mkdirSync(assets, { recursive: true });
        writeFileSync(`${assets}/${file}`, '');
        await last();
      }),
    assets: () => readdirSync(`${out}/public/assets`).sort(),
    /** What is in the folder that the build is in. */
    beside: () => readdirSync(dirname(out)),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('a build replaces the previous one and leaves nothing beside it', async () => {
  const { out, build, beside } = createBuilder();
  await build('1.js');
  writeFileSync(`${out}/of-the-first`, '');
  await build('1.js');
  expect(readdirSync(out)).toEqual(['public']);
  expect(beside()).toEqual(['dist']);
  // Another user may serve it.
  expect(statSync(out).mode & 0o777).toBe(0o755);
});

test('files of earlier builds stay for 30 days after they left', async () => {
  const { build, assets } = createBuilder();
  const firstDayMs = Date.now();
  const buildOnDay = async (day: number, file: string) => {
    vi.setSystemTime(firstDayMs + day * 24 * 60 * 60_000);
    await build(file);
    return assets();
  };
  await buildOnDay(0, '1.js');
  expect(await buildOnDay(100, '2.js')).toEqual(['1.js', '2.js']);
  expect(await buildOnDay(129, '2.js')).toEqual(['1.js', '2.js']);
  expect(await buildOnDay(131, '3.js')).toEqual(['2.js', '3.js']);
});

test('a failed build leaves the current one as it was', async () => {
  const { build, assets, beside } = createBuilder();
  await build('1.js');
  const failing = build('2.js', () => Promise.reject(new Error('It does not compile.')));
  await expect(failing).rejects.toThrow('It does not compile.');
  expect(assets()).toEqual(['1.js']);
  expect(beside()).toEqual(['dist']);
});

test('the folder of a killed build is removed by a later one', async () => {
  const { out, build, beside } = createBuilder();
  for (const name of ['.killed', '.running']) mkdirSync(out + name);
  utimesSync(`${out}.killed`, 0, minutesAgo(61));
  await build('1.js');
  expect(beside()).toEqual(['dist', 'dist.running']);
});

test('of two builds at the same time each is complete', async () => {
  const { build, assets, beside } = createBuilder();
  await build('1.js', async () => {
    await build('2.js');
    expect(assets()).toEqual(['2.js']);
  });
  expect(assets()).toEqual(['1.js', '2.js']);
  expect(beside()).toEqual(['dist']);
});
