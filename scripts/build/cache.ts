import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { folders } from './folders.ts';

/**
 * Puts the asset `file` into the assets folder, made by `make` the first time and copied from the
 * build's cache after that. `file` has to carry a fingerprint of everything that `make` depends on.
 */
export async function copyCached(file: string, make: () => Promise<Uint8Array>): Promise<void> {
  const cached = `${folders.cache}/${file}`;
  const wanted = `${folders.assetsOut}/${file}`;
  try {
    await copyFile(cached, wanted);
  } catch {
    await mkdir(folders.cache, { recursive: true });
    const unfinished = `${cached}.${process.pid}`;
    await writeFile(unfinished, await make());
    await rename(unfinished, cached);
    await copyFile(cached, wanted);
  }
}
