import { access, rename, rm } from 'node:fs/promises';

/**
 * Replaces `folder` with the folder `next` on the same disk; both are absolute paths. If the process is
 * killed in between, the old folder is complete at `folder-previous`, from where `restoreFolder` restores it.
 */
export async function replaceFolder(folder: string, next: string): Promise<void> {
  const previous = `${folder}-previous`;
  await removeFolder(previous);
  if (await exists(folder)) await rename(folder, previous);
  await rename(next, folder);
  await removeFolder(previous);
}

/** Restores the old folder if a `replaceFolder` was killed. */
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
