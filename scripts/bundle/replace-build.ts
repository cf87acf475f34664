import { existsSync, renameSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { foldersIn, type OutputFolders } from './folders.ts';

/** How long an asset is copied along after it was last part of a build: 30 days. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** No build takes an hour: an older folder was left by a process that was killed. */
const abandonedMs = 60 * 60 * 1000;

/**
 * Builds by `make` into a new folder beside `out`, an absolute path, which takes the place of `out` at the
 * end. If `make` fails or the process is killed, the current build stays as it is.
 */
export async function replaceBuild(
  out: string,
  make: (next: OutputFolders) => Promise<void>,
): Promise<void> {
  await removeAbandoned(out);
  const next = foldersIn(await mkdtemp(`${out}.`));
  try {
    await chmod(next.out, 0o755);
    await make(next);
    await copyEarlierAssets(foldersIn(out), next);
    if (existsSync(out)) renameSync(out, `${next.out}/previous`);
    renameSync(next.out, out);
  } finally {
    for (const unused of [next.out, `${out}/previous`]) {
      await rm(unused, { recursive: true, force: true });
    }
  }
}

async function removeAbandoned(out: string): Promise<void> {
  const names = await readdir(dirname(out));
  for (const name of names.filter((each) => each.startsWith(`${basename(out)}.`))) {
    const folder = `${dirname(out)}/${name}`;
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > abandonedMs) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Copies the assets that only earlier builds have, because pages that visitors have open still request
 * them. An asset's modification time is when it was last part of a build; while it is, it is 0.
 */
async function copyEarlierAssets(current: OutputFolders, next: OutputFolders): Promise<void> {
  const own = await readdir(next.assets);
  for (const file of own) await utimes(`${next.assets}/${file}`, 0, 0);
  for (const file of await readdir(current.assets).catch(() => [])) {
    const leftMs = (await stat(`${current.assets}/${file}`)).mtimeMs || Date.now();
    if (own.includes(file) || Date.now() - leftMs > keptMs) continue;
    await copyFile(`${current.assets}/${file}`, `${next.assets}/${file}`);
    await utimes(`${next.assets}/${file}`, leftMs / 1000, leftMs / 1000);
  }
}
