import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '#scripts/folders.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/** Copies files and folders of the project to a new folder, for a test to change. Returns its path. */
export function copyParts(...names: readonly string[]): string {
  const folder = createTemporaryFolder();
  for (const name of names) cpSync(root + name, folder + name, { recursive: true });
  return folder;
}

/** Replaces `from` in a file. Throws if the file does not contain it. */
export function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(file, changed);
}
