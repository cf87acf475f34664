import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BuildInputError } from '#scripts/bundle/build-input-error.ts';
import { root } from '#scripts/bundle/folders.ts';
import { replaceBuild } from '#scripts/bundle/replace-build.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Builds of nothing but assets, into a temporary folder. */
function createBuilder() {
  const out = `${createTemporaryFolder()}dist`;
  return {
    out,
    build: (nowMs: number, ...files: string[]) =>
      replaceBuild(
        out,
        async ({ assets }) => {
          mkdirSync(assets, { recursive: true });
          for (const file of files) writeFileSync(`${assets}/${file}`, `made at ${nowMs}`);
        },
        nowMs,
      ),
    assets: () => readdirSync(`${out}/public/assets`).sort(),
  };
}

/** A build in a process of its own, which says when it has got to where it waits to be killed. */
async function startBuild(out: string, file: string, step: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/support/hanging-build.ts', out, file, step],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('a build takes the place of the one before, and nothing is left beside it', async () => {
  const { out, build, assets } = createBuilder();
  await build(0, 'main-1.js');
  await build(1, 'main-1.js');
  expect(assets()).toEqual(['main-1.js']);
  expect(readFileSync(`${out}/public/assets/main-1.js`, 'utf8')).toBe('made at 1');
  expect(readdirSync(dirname(out))).toEqual(['dist']);
});

test('files of earlier builds stay for 30 days after they were last part of one', async () => {
  const { build, assets } = createBuilder();
  await build(0, 'main-1.js');
  await build(100 * dayMs, 'main-2.js');
  expect(assets()).toEqual(['main-1.js', 'main-2.js']);
  await build(129 * dayMs, 'main-3.js');
  expect(assets()).toEqual(['main-1.js', 'main-2.js', 'main-3.js']);
  await build(131 * dayMs, 'main-3.js');
  expect(assets()).toEqual(['main-2.js', 'main-3.js']);
});

test('building the same code again and again loses nothing of what came before', async () => {
  const { build, assets } = createBuilder();
  await build(0, 'main-1.js');
  for (let count = 1; count < 5; count += 1) await build(count, 'main-2.js');
  expect(assets()).toEqual(['main-1.js', 'main-2.js']);
});

test('a file that is part of a build again is counted anew', async () => {
  const { build, assets } = createBuilder();
  await build(0, 'main-1.js');
  await build(20 * dayMs, 'main-2.js');
  await build(40 * dayMs, 'main-1.js');
  await build(60 * dayMs, 'main-3.js');
  await build(80 * dayMs, 'main-3.js');
  expect(assets()).toEqual(['main-1.js', 'main-3.js']);
});

test('a build that fails leaves the one before as it was, and the next one to work', async () => {
  const { out, build, assets } = createBuilder();
  await build(0, 'main-1.js');
  const failing = replaceBuild(out, async ({ assets: folder }) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/half.js`, '');
    throw new Error('It does not compile.');
  });
  await expect(failing).rejects.toThrow('It does not compile.');
  expect(readdirSync(dirname(out))).toEqual(['dist']);
  expect(assets()).toEqual(['main-1.js']);
  await build(1, 'main-2.js');
  expect(assets()).toEqual(['main-1.js', 'main-2.js']);
});

for (const step of ['make', 'aside', 'replaced']) {
  test(`a build that is killed at "${step}" leaves a whole one, and the next one works`, async () => {
    const { out, build, assets } = createBuilder();
    await build(0, 'main-1.js');
    const child = await startBuild(out, 'main-2.js', step);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const served = existsSync(out) ? out : `${out}-previous`;
    const file = step === 'replaced' ? 'main-2.js' : 'main-1.js';
    expect(readdirSync(`${served}/public/assets`)).toContain(file);
    await build(1, 'main-3.js');
    expect(assets()).toEqual(expect.arrayContaining(['main-1.js', 'main-3.js']));
    expect(readdirSync(dirname(out))).toEqual(['dist']);
  });
}

test('while a build is under way a second one says so in a sentence and changes nothing', async () => {
  const { out, build, assets } = createBuilder();
  await build(0, 'main-1.js');
  const { pid } = await startBuild(out, 'main-2.js', 'make');
  const second = build(1, 'main-3.js');
  await expect(second).rejects.toThrow(BuildInputError);
  await expect(second).rejects.toThrow(
    new RegExp(`a build is under way, in process ${pid}: wait for it`),
  );
  expect(assets()).toEqual(['main-1.js']);
  expect(existsSync(`${out}-next`)).toBe(true);
});
