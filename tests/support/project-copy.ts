import { cpSync, symlinkSync } from 'node:fs';
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
