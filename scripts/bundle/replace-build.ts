import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { lockBuild } from './build-lock.ts';
import { foldersIn, type OutputFolders } from './folders.ts';
import { removeFolder, replaceFolder, restoreFolder } from './replace-folder.ts';

/** How long a file is kept after it was last part of a build, in milliseconds: 30 days. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Has `make` fill a folder beside `out`, an absolute path, and puts it into the place of `out` at the
 * end. Where `make` fails or the process is killed, `out` is as it was, or it lies at `out-previous`
 * whole. `nowMs` is the time of the build. Throws `BuildInputError` while another build is under way.
 */
export async function replaceBuild(
  out: string,
  make: (next: OutputFolders) => Promise<void>,
  nowMs = Date.now(),
): Promise<void> {
  const giveLockBack = await lockBuild(`${out}.lock`);
  const next = foldersIn(`${out}-next`);
  try {
    await restoreFolder(out);
    await removeFolder(next.out);
    await make(next);
    await keepEarlierAssets(foldersIn(out), next, nowMs);
    await replaceFolder(out, next.out);
  } finally {
    await removeFolder(next.out);
    await giveLockBack();
  }
}

/**
 * Copies what only earlier builds have into the assets of `next`: pages that visitors have open still
 * ask for it. `kept-assets.json` says of each of these files since when, in milliseconds, it is part of
 * no build.
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
