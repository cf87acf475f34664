import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readContent } from '#scripts/content/read-content.ts';
import { root } from '#scripts/folders.ts';
import { edit } from '../support/project-copy.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** A change of a file of the folder: another text in place of one, all of it, or null for no file. */
export type Edit = readonly [file: string, from: string | null, to: string | Buffer | null];

/** Copies `tests/small-content/`, whose pictures are empty, with some changes. Returns the copy's path. */
export function createContentFolder(...edits: readonly Edit[]): string {
  const folder = createTemporaryFolder().replace(/\/$/, '');
  cpSync(`${root}tests/small-content`, folder, { recursive: true });
  for (const [file, from, to] of edits) {
    const path = `${folder}/${file}`;
    mkdirSync(dirname(path), { recursive: true });
    if (to === null) rmSync(path);
    else if (from === null) writeFileSync(path, to);
    else edit(path, from, `${to}`);
  }
  return folder;
}

/** The sentences about the folder at `path`, each from its file on; none if it can be read. */
export function mistakesIn(path: string): Promise<string[]> {
  return readContent(path).then(
    () => [],
    (error: Error) => error.message.replaceAll(`${path}/`, '').split('\n'),
  );
}
