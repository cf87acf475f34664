import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { BuildInputError } from '#scripts/bundle/build-input-error.ts';
import { root } from '#scripts/bundle/folders.ts';
import { replaceBuild } from '#scripts/bundle/replace-build.ts';
import { atEnd } from '../support/at-end.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Builds of one asset each, into a temporary folder. */
function createBuilder() {
  const out = `${createTemporaryFolder()}dist`;
  return {
    out,
    /** Builds `file` at `nowMs`; an `error` comes after it has been written. */
    build: (nowMs: number, file: string, error?: Error) =>
      replaceBuild(
        out,
        async ({ assets }) => {
          mkdirSync(assets, { recursive: true });
          writeFileSync(`${assets}/${file}`, `made at ${nowMs}`);
          if (error) throw error;
        },
        nowMs,
      ),
    assets: () => readdirSync(`${out}/public/assets`).sort(),
    /** What is in the folder that the build is in. */
    beside: () => readdirSync(dirname(out)),
  };
}

/** A build in a process of its own, which says when it has got to where it waits to be killed. */
async function startBuild(out: string, file: string, step: string) {
  const args = ['--import', 'tsx', 'tests/support/hanging-build.ts', out, file, step];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  atEnd(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('a build replaces the previous one and leaves nothing beside it', async () => {
  const { out, build, assets, beside } = createBuilder();
  await build(0, 'main-1.js');
  await build(1, 'main-1.js');
  expect(assets()).toEqual(['main-1.js']);
  expect(readFileSync(`${out}/public/assets/main-1.js`, 'utf8')).toBe('made at 1');
  expect(beside()).toEqual(['dist']);
});

/** The builds one after another: on which day, of which file, and which files are there then. */
test.each<[what: string, builds: readonly [day: number, made: number, kept: readonly number[]][]]>([
  [
    'stay for 30 days after they were last part of one',
    [
      [0, 1, [1]],
      [100, 2, [1, 2]],
      [129, 3, [1, 2, 3]],
      [131, 3, [2, 3]],
    ],
  ],
  [
    'stay however often the same code is built',
    [
      [0, 1, [1]],
      [0.1, 2, [1, 2]],
      [0.2, 2, [1, 2]],
      [0.3, 2, [1, 2]],
    ],
  ],
  [
    'stay for 30 days again after they were part of another one',
    [
      [0, 1, [1]],
      [20, 2, [1, 2]],
      [40, 1, [1, 2]],
      [60, 3, [1, 2, 3]],
      [80, 3, [1, 3]],
    ],
  ],
])('files of earlier builds %s', async (_what, builds) => {
  const { build, assets } = createBuilder();
  for (const [day, made, kept] of builds) {
    await build(day * dayMs, `main-${made}.js`);
    expect(assets(), `day ${day}`).toEqual(kept.map((each) => `main-${each}.js`));
  }
});

test('a failed build changes nothing, and the next one works', async () => {
  const { build, assets, beside } = createBuilder();
  await build(0, 'main-1.js');
  const failing = build(1, 'half.js', new Error('It does not compile.'));
  await expect(failing).rejects.toThrow('It does not compile.');
  expect(beside()).toEqual(['dist']);
  expect(assets()).toEqual(['main-1.js']);
  await build(2, 'main-2.js');
  expect(assets()).toEqual(['main-1.js', 'main-2.js']);
});

test.each([
  ['while it makes its files', 'make', 'main-1.js'],
  ['when the one before is put aside', 'aside', 'main-1.js'],
  ['when it has taken its place', 'replaced', 'main-2.js'],
])(
  'a build that is killed %s leaves a complete one, and the next one works',
  async (_, step, kept) => {
    const { out, build, assets, beside } = createBuilder();
    await build(0, 'main-1.js');
    const child = await startBuild(out, 'main-2.js', step);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const served = existsSync(out) ? out : `${out}-previous`;
    expect(readdirSync(`${served}/public/assets`)).toContain(kept);
    await build(1, 'main-3.js');
    expect(assets()).toEqual(expect.arrayContaining(['main-1.js', 'main-3.js']));
    expect(beside()).toEqual(['dist']);
  },
);

test('a second build at the same time is refused in a sentence and changes nothing', async () => {
  const { out, build, assets } = createBuilder();
  await build(0, 'main-1.js');
  const { pid } = await startBuild(out, 'main-2.js', 'make');
  const second = build(1, 'main-3.js');
  await expect(second).rejects.toThrow(BuildInputError);
  await expect(second).rejects.toThrow(`a build is under way, in process ${pid}: wait for it`);
  expect(assets()).toEqual(['main-1.js']);
  expect(existsSync(`${out}-next`)).toBe(true);
});
