import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { type BuildPaths, cacheFolder } from '../folders.ts';

/** Returns a content hash of `parts` for a file name: eight letters and digits. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url').replace(/[-_]/g, 'x').slice(0, 8);
}

/** Copies the file named `file` from the cache into the assets folder. `cachedFile` describes the parameters. */
export async function copyCached(
  output: BuildPaths,
  file: string,
  make: () => Promise<Uint8Array>,
): Promise<void> {
  await copyFile(await cachedFile(file, make), `${output.assets}/${file}`);
}

/**
 * Returns the path of the file named `file` in the cache. If the cache lacks the file, `make` returns its bytes. The
 * name has to contain a fingerprint of everything that the bytes depend on, because a file in the cache never expires.
 * Until the file is complete, it has a random name, because other builds, also in other containers, may use the cache
 * at the same time.
 */
export async function cachedFile(file: string, make: () => Promise<Uint8Array>): Promise<string> {
  const cached = `${cacheFolder}/${file}`;
  if (existsSync(cached)) return cached;
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = `${cached}.${randomUUID()}`;
  await writeFile(unfinished, await make(), { flush: true });
  await rename(unfinished, cached);
  return cached;
}
