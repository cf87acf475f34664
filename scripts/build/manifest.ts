import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { type OutputFolders, root } from './folders.ts';
import type { FontFiles } from './fonts.ts';

/** Writes `build.json`: the names of the files that a page's head refers to. */
export async function writeManifest(
  output: OutputFolders,
  client: Metafile,
  files: { fonts: FontFiles; withoutScripts: string },
): Promise<void> {
  const outputs = Object.entries(client.outputs);
  const [entryPath, entry] = outputs.find(([, output]) => output.entryPoint) ?? [];
  if (!entryPath || !entry) throw new Error('The client bundle has no entry.');
  const chunkPaths = entry.imports
    .filter((imported) => imported.kind === 'import-statement')
    .map((imported) => imported.path);
  const scripts = [entryPath, ...chunkPaths];
  const hashes = await Promise.all(scripts.map(async (path) => [basename(path), await hash(path)]));
  const manifest = {
    entry: basename(entryPath),
    chunks: chunkPaths.map((path) => basename(path)),
    integrity: Object.fromEntries(hashes),
    ...files,
  };
  await writeFile(`${output.out}/build.json`, JSON.stringify(manifest));
}

/** A script's hash as `integrity` writes it; `path` counts from the project's folder. */
async function hash(path: string): Promise<string> {
  const digest = createHash('sha384')
    .update(await readFile(root + path))
    .digest('base64');
  return `sha384-${digest}`;
}
