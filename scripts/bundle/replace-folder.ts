import { access, rename, rm } from 'node:fs/promises';

/**
 * Puts the folder `next` into the place of `folder`, on the same disk; both are absolute paths. A process
 * that is killed in between leaves the old one whole at `folder-previous`, where `restoreFolder` finds it.
 */
export async function replaceFolder(folder: string, next: string): Promise<void> {
  const previous = `${folder}-previous`;
  await removeFolder(previous);
  if (await exists(folder)) await rename(folder, previous);
  await rename(next, folder);
  await removeFolder(previous);
}

/** Puts back what a killed `replaceFolder` put aside. */
export async function restoreFolder(folder: string): Promise<void> {
  const previous = `${folder}-previous`;
  if (!(await exists(folder)) && (await exists(previous))) await rename(previous, folder);
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

function exists(folder: string): Promise<boolean> {
  return access(folder).then(
    () => true,
    () => false,
  );
}
