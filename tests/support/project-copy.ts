import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { root } from '#scripts/bundle/folders.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const copied = ['client', 'server', 'shared', 'public', 'scripts', 'package.json', 'tsconfig.json'];

/** Copies the sources to a new folder for a test to change, with links to the packages and the cache. */
export function copyProject(): string {
  const folder = createTemporaryFolder();
  for (const name of copied) cpSync(root + name, folder + name, { recursive: true });
  for (const name of ['node_modules', '.cache']) symlinkSync(root + name, folder + name);
  return folder;
}

/** Replaces `from` in a file. Throws if the file does not contain it. */
export function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(file, changed);
}
