import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite, replaceBuild } from '#scripts/bundle/build-site.ts';
import { sources } from '#scripts/folders.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** Builds of one asset each, into a temporary folder. */
function createBuilder() {
  const out = `${createTemporaryFolder()}dist`;
  return {
    /** Builds `file`, and calls `last` before the build takes its place. */
    build: (file: string, last: () => unknown = () => {}) =>
      replaceBuild(out, async ({ assets }) => {
        mkdirSync(assets, { recursive: true });
        writeFileSync(`${assets}/${file}`, '');
        await last();
      }),
    assets: () => readdirSync(`${out}/public/assets`),
    /** What is in the build, and beside it. */
    content: () => [...readdirSync(out), ...readdirSync(dirname(out))],
  };
}

test('a build replaces the previous one and leaves nothing beside it', async () => {
  const { build, assets, content } = createBuilder();
  await build('1.js');
  await build('2.js');
  expect(assets()).toEqual(['2.js']);
  expect(content()).toEqual(['public', 'dist']);
});

test('a failed build changes nothing, and no later build has its files', async () => {
  const { build, assets } = createBuilder();
  await build('1.js');
  const failing = build('2.js', () => Promise.reject(new Error('It does not compile.')));
  await expect(failing).rejects.toThrow('It does not compile.');
  expect(assets()).toEqual(['1.js']);
  await build('3.js');
  expect(assets()).toEqual(['3.js']);
});

test('the same sources built twice have the same names', async () => {
  const out = `${createTemporaryFolder()}dist`;
  const listBuild = async () => {
    await replaceBuild(out, (next) => buildSite(sources.content, next));
    return readdirSync(out, { recursive: true, encoding: 'utf8' }).sort();
  };
  const files = await listBuild();
  expect(files).toContain('server/main.js');
  expect(await listBuild()).toEqual(files);
}, 300_000);
