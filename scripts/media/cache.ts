import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { inputs, type OutputFolders } from '../folders.ts';

/** Eight characters that change with any of `parts`: a content hash for a file's name. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url').replace(/[-_]/g, 'x').slice(0, 8);
}

/** Writes the asset `file`, by `make` only the first time: its name has a fingerprint of all that `make` reads. */
export async function copyCached(
  output: OutputFolders,
  file: string,
  make: () => Promise<Uint8Array>,
): Promise<void> {
  await copyFile(await cachedFile(file, make), `${output.assets}/${file}`);
}

/**
 * Returns the path of `file`, named as for `copyCached`, in the build's cache, where `make` puts it the first time. Other
 * builds may use the cache at the same time, and in containers they have the same process id: a file has a name that
 * no other build knows until it is whole.
 */
export async function cachedFile(file: string, make: () => Promise<Uint8Array>): Promise<string> {
  const cached = `${inputs.cache}/${file}`;
  if (existsSync(cached)) return cached;
  await mkdir(inputs.cache, { recursive: true });
  const unfinished = `${cached}.${randomUUID()}`;
  await writeFile(unfinished, await make(), { flush: true });
  await rename(unfinished, cached);
  return cached;
}
