import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setAssetsAside } from '#scripts/bundle/previous-assets.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

function createOutput() {
  const out = `${createTemporaryFolder()}dist`;
  return { out, public: `${out}/public`, assets: `${out}/public/assets`, server: '', maps: '' };
}

/** What a build does to its output: everything goes, then `files` are there. */
async function build(output: ReturnType<typeof createOutput>, ...files: string[]) {
  const putBack = await setAssetsAside(output);
  rmSync(output.out, { recursive: true, force: true });
  mkdirSync(output.assets, { recursive: true });
  for (const file of files) writeFileSync(`${output.assets}/${file}`, file);
  await putBack();
}

test('the assets of the build before stay, those of older builds go', async () => {
  const output = createOutput();
  await build(output, 'main-1.js', 'logo.svg');
  expect(readdirSync(output.assets)).toEqual(['logo.svg', 'main-1.js']);
  await build(output, 'main-2.js', 'logo.svg');
  expect(readdirSync(output.assets)).toEqual(['logo.svg', 'main-1.js', 'main-2.js']);
  await build(output, 'main-3.js', 'logo.svg');
  expect(readdirSync(output.assets)).toEqual(['logo.svg', 'main-2.js', 'main-3.js']);
});

test('nothing is left aside', async () => {
  const output = createOutput();
  await build(output, 'main-1.js');
  await build(output, 'main-2.js');
  expect(readdirSync(`${output.out}/..`)).toEqual(['dist']);
});
