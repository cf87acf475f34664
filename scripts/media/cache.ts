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

/**
 * Writes the asset `file`, and calls `make` only if the cache lacks it. The caller puts a fingerprint of everything
 * that `make` reads into the name, because otherwise an old file would be used again.
 */
export async function copyCached(
  output: OutputFolders,
  file: string,
  make: () => Promise<Uint8Array>,
): Promise<void> {
  await copyFile(await cachedFile(file, make), `${output.assets}/${file}`);
}

/**
 * Returns the path of `file` in the cache, and calls `make` if the cache lacks it. The name is as for `copyCached`.
 * Until the file is whole, it has a random name, because other builds may use the cache at the same time. A process id
 * would not tell them apart, because builds in two containers can have the same one.
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
