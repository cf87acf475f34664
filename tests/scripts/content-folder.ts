import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readContent } from '#scripts/content/read-content.ts';
import { root } from '#scripts/folders.ts';
import { edit } from '../support/project-copy.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/**
 * An edit of a file: replaces the text `from`, or the whole file if `from` is null. The file is removed if `to` is
 * null.
 */
export type Edit = readonly [file: string, from: string | null, to: string | Buffer | null];

/** Copies `tests/small-content/`, whose pictures are empty files, and makes these edits. Returns the copy's path. */
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

/**
 * Returns the sentences that `readContent` throws for the folder at `path`, with file names relative to that folder, or
 * [] if the folder has no mistakes.
 */
export function mistakesIn(path: string): Promise<string[]> {
  return readContent(path).then(
    () => [],
    (error: Error) => error.message.replaceAll(`${path}/`, '').split('\n'),
  );
}
