import { existsSync, rmSync } from 'node:fs';
import { stop as stopEsbuild } from 'esbuild';

/** The signals of Ctrl-C, of a service manager or `kill`, and of a terminal that closes. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `work`, which writes into `folders`, then removes these folders. They are also removed if `work` fails or if a
 * signal stops the process. No other process may use them.
 */
export async function withTemporaryFolders(folders: readonly string[], work: () => Promise<void>) {
  function removeFolders(): void {
    for (const folder of folders) {
      // Unfinished work may add a file to a folder that is being removed. Then the folder is removed once more.
      // `maxRetries` is not enough for this, because it does not read the folder again.
      for (let attempt = 1; existsSync(folder); attempt += 1) {
        try {
          rmSync(folder, { recursive: true, force: true });
        } catch (error) {
          if (attempt === 20) throw error;
        }
      }
    }
  }
  function stop(signal: NodeJS.Signals): void {
    // esbuild is a process of its own, and writes on until it is stopped.
    void stopEsbuild();
    removeFolders();
    // The listener is removed last: under npm, Ctrl-C delivers the signal twice, and the second one would end the
    // process before the folders are gone.
    process.off(signal, stop);
    process.kill(process.pid, signal);
  }

  for (const signal of signals) process.on(signal, stop);
  try {
    await work();
  } finally {
    removeFolders();
    for (const signal of signals) process.off(signal, stop);
  }
}
