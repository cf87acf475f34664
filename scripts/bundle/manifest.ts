import { writeFile } from 'node:fs/promises';
import { hashOf } from '#server/files/build-manifest.ts';
import { pathsIn } from '#server/files/paths-in.ts';
import type { ClientScripts } from './client-scripts.ts';
import type { OutputFolders } from './folders.ts';

/**
 * Writes `build.json`: the files that a page's head refers to, and the hash of the server and of every
 * public file, so that the server can refuse a release that was not copied completely.
 */
export async function writeManifest(
  { out, public: folder, server }: OutputFolders,
  scripts: ClientScripts,
): Promise<void> {
  const files = Object.fromEntries(pathsIn(folder).map((path) => [path, hashOf(folder + path)]));
  const manifest = { ...scripts, server: hashOf(`${server}/main.js`), files };
  await writeFile(`${out}/build.json`, JSON.stringify(manifest));
}
