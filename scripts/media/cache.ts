import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { type OutputFolders, sources } from '../bundle/folders.ts';

/**
 * Writes the asset `file` into the assets folder of `output`: by `make` the first time, and from the
 * build's cache after that. The file's name has to contain a fingerprint of all that `make` depends on.
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
