import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import type { OutputFolders } from './folders.ts';
import type { FontFiles } from './fonts.ts';

/** Writes `build.json`: the names of the files that a page's head refers to. */
export async function writeManifest(
  output: OutputFolders,
  client: Metafile,
  fonts: FontFiles,
): Promise<void> {
  const outputs = Object.entries(client.outputs);
  const [entryPath, entry] = outputs.find(([, output]) => output.entryPoint) ?? [];
  if (!entryPath || !entry) throw new Error('The client bundle has no entry.');
  const chunks = entry.imports
    .filter((imported) => imported.kind === 'import-statement')
    .map((imported) => basename(imported.path));
  const manifest = { entry: basename(entryPath), chunks, fonts };
  await writeFile(`${output.out}/build.json`, JSON.stringify(manifest));
}
