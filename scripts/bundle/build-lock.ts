import { readlink, rm, symlink } from 'node:fs/promises';
import { BuildInputError } from './build-input-error.ts';

/**
 * Locks `file` for this process, so that no other build writes into the same folder. Returns a function
 * that releases the lock. Throws `BuildInputError` if a running process holds it; the lock of a process
 * that has ended is replaced. The lock is a symbolic link to the process id, because only one process can
 * create it, and never a part of it.
 */
export async function lockBuild(file: string): Promise<() => Promise<void>> {
  const release = () => rm(file, { force: true });
  if (!(await tryToLock(file))) {
    const holder = Number(await readlink(file).catch(() => Number.NaN));
    if (isRunning(holder)) throw lockedBy(file, holder);
    await release();
    if (!(await tryToLock(file))) throw lockedBy(file, holder);
  }
  return release;
}

function tryToLock(file: string): Promise<boolean> {
  return symlink(String(process.pid), file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

function isRunning(processId: number): boolean {
  if (!processId || processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function lockedBy(file: string, holder: number): BuildInputError {
  return new BuildInputError(
    file,
    `says that a build is under way, in process ${holder}`,
    'wait for it to end and build again, or delete this file if no build is running',
  );
}
