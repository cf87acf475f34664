import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { foldersIn, type OutputFolders } from '../folders.ts';

const removal = { recursive: true, force: true };

/**
 * Builds by `make` into a folder beside `out`, an absolute path, which takes the place of `out` at the end.
 * Until then the current build stays as it is.
 */
export async function replaceBuild(
  out: string,
  make: (next: OutputFolders) => Promise<void>,
): Promise<void> {
  const next = foldersIn(`${out}.next`);
  await rm(next.out, removal);
  await make(next);
  if (existsSync(out)) renameSync(out, `${next.out}/previous`);
  renameSync(next.out, out);
  await rm(`${out}/previous`, removal);
}
