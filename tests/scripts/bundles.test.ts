import { mkdirSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildClientScripts, writeContent } from '#scripts/bundle/bundles.ts';
import { buildPaths } from '#scripts/folders.ts';
import { content } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** Builds the browser's files for a business of this name. Resolves with the names of the files. */
async function build(name: string) {
  const output = buildPaths(createTemporaryFolder());
  mkdirSync(output.assets, { recursive: true });
  const module = await writeContent({ ...content, site: { ...content.site, name } }, output);
  const scripts = await buildClientScripts('production', output);
  return { module, scripts, files: readdirSync(output.assets) };
}

test('editing the content renames only the file that contains it', async () => {
  const [before, after] = [await build('Lark & Linden'), await build('Lark & Lime')];
  expect(await build('Lark & Linden')).toEqual(before);
  expect(after.scripts).toEqual(before.scripts);
  const changed = after.files.filter((file) => !before.files.includes(file));
  expect(changed).toEqual([after.module]);
});
