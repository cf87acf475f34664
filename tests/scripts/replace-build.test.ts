import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceBuild, writeRelease } from '#scripts/bundle/build-site.ts';
import { foldersIn, inputs } from '#scripts/folders.ts';
import { cachedFile } from '#scripts/media/cache.ts';
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
    assets: () => readdirSync(`${out}/public/assets`),
    /** The build, and what is beside it. */
    folders: () => readdirSync(dirname(out)),
  };
}

test('a failed build changes nothing, and leaves nothing', async () => {
  const { build, assets, folders } = createBuilder();
  await build('1.js');
  const failing = build('2.js', () => Promise.reject(new Error('It does not compile.')));
  await expect(failing).rejects.toThrow('It does not compile.');
  expect([assets(), folders()]).toEqual([['1.js'], ['dist']]);
});

test('a build goes in place of the last one', async () => {
  const { build, assets, folders } = createBuilder();
  for (const file of ['1.js', '2.js']) await build(file);
  expect([assets(), folders()]).toEqual([['2.js'], ['dist']]);
});

test('of two builds at once, each is whole, and the last one stays', async () => {
  const { build, assets, folders } = createBuilder();
  await build('1.js', () => build('2.js'));
  expect([assets(), folders()]).toEqual([['1.js'], ['dist']]);
});

test('two builds that cache a file at once both have it whole', async () => {
  const name = `test-${randomUUID()}`;
  const texts = ['a', 'b'].map((letter) => letter.repeat(1_000_000));
  onTestFinished(() => rmSync(`${inputs.cache}/${name}`));
  const cached = texts.map((text) => cachedFile(name, async () => Buffer.from(text)));
  for (const path of await Promise.all(cached)) expect(texts).toContain(readFileSync(path, 'utf8'));
});

test('the id of a release changes with each of its files', async () => {
  const output = foldersIn(createTemporaryFolder());
  mkdirSync(output.server);
  mkdirSync(output.public);
  const ids: string[] = [];
  for (const file of [`${output.server}/main.js`, `${output.public}/.hidden`]) {
    for (const text of ['one', 'two']) {
      writeFileSync(file, text);
      await writeRelease(output);
      ids.push(readFileSync(`${output.server}/release`, 'utf8'));
      // A build begins without an id.
      rmSync(`${output.server}/release`);
    }
  }
  expect(new Set(ids).size).toBe(4);
});
