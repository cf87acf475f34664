import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatFinding } from '#scripts/build-errors.ts';
import { notesOn } from '#scripts/content/notes.ts';
import { readContent } from '#scripts/content/read-content.ts';
import { root } from '#scripts/folders.ts';
import { createContentFolder } from './content-folder.ts';

/** Returns the notes on a folder, with paths relative to that folder. */
async function notesIn(
  folder: string,
  built: Parameters<typeof notesOn>[1] = {},
): Promise<string[]> {
  const notes = await notesOn(await readContent(folder), built);
  return notes.map((note) => formatFinding(note).replace(`${folder}/`, ''));
}

test('a folder that can go live has no notes', async () => {
  expect(await notesIn(createContentFolder())).toEqual([]);
});

test('what an owner may want to change is noted', async () => {
  const folder = createContentFolder(['files/favicon.svg', null, null]);
  const built = {
    table: { width: 2400, height: 1350, isLight: false },
    'table-tall': { width: 800, height: 1200, isLight: true },
    'rose-1': { width: 2880, height: 642, isLight: false },
  };
  cpSync(`${root}tests/noted-content`, folder, { recursive: true });
  const report = (await notesIn(folder, built)).join('\n');
  await expect(`${report}\n`).toMatchFileSnapshot('content-notes.txt');
});

test('the delivered name is not noted if it is the name of the business', async () => {
  const name = 'The Wedding & Events Designer';
  const folder = createContentFolder(
    ['site.yaml', 'Lark & Linden', name],
    ['pages/story.md', 'We began', name],
  );
  expect(await notesIn(folder)).toEqual([]);
});

test('a file is noted whose name differs from a known one only in its case', async () => {
  const [note] = await notesIn(createContentFolder(['Readme.md', null, '']));
  expect(note).toMatch(/^Readme\.md is not shown: check its name/);
});
