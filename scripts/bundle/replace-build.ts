import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { lockBuild } from './build-lock.ts';
import { foldersIn, type OutputFolders } from './folders.ts';
import { removeFolder, replaceFolder, restoreFolder } from './replace-folder.ts';

/** How long a file is kept after it was last part of a build, in milliseconds: 30 days. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Builds into a folder beside `out`, an absolute path, by `make`, and replaces `out` with it at the end.
 * If `make` fails or the process is killed, the current build stays complete, at `out` or at
 * `out-previous`. `nowMs` is the time of the build. Throws `BuildInputError` while another build runs.
 */
export async function replaceBuild(
  out: string,
  make: (next: OutputFolders) => Promise<void>,
  nowMs = Date.now(),
): Promise<void> {
  const releaseLock = await lockBuild(`${out}.lock`);
  const next = foldersIn(`${out}-next`);
  try {
    await restoreFolder(out);
    await removeFolder(next.out);
    await make(next);
    await keepEarlierAssets(foldersIn(out), next, nowMs);
    await replaceFolder(out, next.out);
  } finally {
    await removeFolder(next.out);
    await releaseLock();
  }
}

/**
 * Copies the assets that only earlier builds have into those of `next`, because pages that visitors have
 * open still request them. `kept-assets.json` has the time, in milliseconds, since when each of these
 * files has not been part of a build.
 */
async function keepEarlierAssets(
  current: OutputFolders,
  next: OutputFolders,
  nowMs: number,
): Promise<void> {
  const known: Record<string, number> = await readFile(`${current.out}/kept-assets.json`, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const fresh = new Set(await readdir(next.assets));
  const kept: Record<string, number> = {};
  for (const file of await readdir(current.assets).catch(() => [])) {
    const leftAtMs = known[file] ?? nowMs;
    if (fresh.has(file) || nowMs - leftAtMs > keptMs) continue;
    await copyFile(`${current.assets}/${file}`, `${next.assets}/${file}`);
    kept[file] = leftAtMs;
  }
  await writeFile(`${next.out}/kept-assets.json`, JSON.stringify(kept));
}
