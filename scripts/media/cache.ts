import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { type OutputFolders, sources } from '../bundle/folders.ts';

/**
 * Puts the asset `file` into the assets folder of `output`, made by `make` the first time and copied
 * from the build's cache after that. `file` has to carry a fingerprint of everything that `make` depends on.
 */
export async function copyCached(
  output: OutputFolders,
  file: string,
  make: () => Promise<Uint8Array>,
): Promise<void> {
  const cached = `${sources.cache}/${file}`;
  const wanted = `${output.assets}/${file}`;
  try {
    await copyFile(cached, wanted);
  } catch {
    await mkdir(sources.cache, { recursive: true });
    const unfinished = `${cached}.${process.pid}`;
    await writeFile(unfinished, await make());
    await rename(unfinished, cached);
    await copyFile(cached, wanted);
  }
}
