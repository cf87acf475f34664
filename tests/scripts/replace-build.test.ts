import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { replaceBuild } from '#scripts/bundle/build-site.ts';
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
