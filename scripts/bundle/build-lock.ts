import { readlink, rm, symlink } from 'node:fs/promises';
import { BuildInputError } from './build-input-error.ts';

/**
 * Takes the lock `file` for this process, so that no other build fills the same folder. Returns what
 * gives it back. Throws `BuildInputError` where a process that lives has it; one that died has not. The
 * lock is a link to the process's number: a link is made whole and by one process, or not at all.
 */
export async function lockBuild(file: string): Promise<() => Promise<void>> {
  const giveBack = () => rm(file, { force: true });
  if (!(await tryToTake(file))) {
    const holder = Number(await readlink(file).catch(() => Number.NaN));
    if (isRunning(holder)) throw underWay(file, holder);
    await giveBack();
    if (!(await tryToTake(file))) throw underWay(file, holder);
  }
  return giveBack;
}

function tryToTake(file: string): Promise<boolean> {
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

function underWay(file: string, holder: number): BuildInputError {
  return new BuildInputError(
    file,
    `says that a build is under way, in process ${holder}`,
    'wait for it to end and build again',
  );
}
