import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { BuildInputError } from './build-input-error.ts';

/**
 * Takes the lock `file` for this process, so that no other build fills the same folder. Returns what
 * gives it back. Throws `BuildInputError` where a process that lives has it; one that died has not.
 */
export async function lockBuild(file: string): Promise<() => Promise<void>> {
  const own = `${file}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    if (!(await tryToTake(own, file))) {
      const holder = Number(await readFile(file, 'utf8').catch(() => Number.NaN));
      if (isRunning(holder)) throw underWay(file, holder);
      await rm(file, { force: true });
      if (!(await tryToTake(own, file))) throw underWay(file, holder);
    }
  } finally {
    await rm(own, { force: true });
  }
  return () => rm(file, { force: true });
}

/** A file that is linked is there with its content at once, or not at all. */
function tryToTake(own: string, file: string): Promise<boolean> {
  return link(own, file).then(
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
