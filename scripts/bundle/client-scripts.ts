import { rename, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type BuildResult, build, type Metafile } from 'esbuild';
import { clientBundle, clientEntry, inlineScript } from './bundles.ts';
import type { Mode, OutputFolders } from './folders.ts';

/** The scripts that a page's HTML refers to. Files are named without their folder. */
export interface ClientScripts {
  /** The text of the inline script, which loads the others. */
  headScript: string;
  /** The site's script. */
  main: string;
  /** The chunks that it imports. */
  chunks: readonly string[];
}

/**
 * Bundles the browser's scripts into the assets folder, and writes `scripts.json`, which the server imports.
 * `extraScript` runs in the head of every page too. Throws esbuild's error if they do not compile.
 */
export async function buildClientScripts(
  mode: Mode,
  output: OutputFolders,
  extraScript = '',
): Promise<ClientScripts> {
  const { metafile } = await build(clientBundle(mode, output));
  if (mode === 'production') await hideSourceMaps(metafile, output);
  await writeFile(`${output.maps}/metafile.json`, JSON.stringify(metafile));
  const head = await build(inlineScript(mode, output, 'client/entry/start.ts'));
  const scripts = { headScript: textOf(head) + extraScript, ...namesOf(metafile) };
  await writeFile(`${output.data}/scripts.json`, JSON.stringify(scripts));
  return scripts;
}

/** The text of an inline script. */
export function textOf({ outputFiles }: BuildResult<{ write: false }>): string {
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The files of the first load: the entry point and the chunks that it imports. */
export function namesOf({ outputs }: Metafile): Omit<ClientScripts, 'headScript'> {
  const entries = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === clientEntry);
  const needed = new Set(entries);
  for (const path of needed) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') needed.add(imported);
    }
  }
  const [main, ...chunks] = [...needed].map((path) => basename(path));
  if (main === undefined) throw new Error(`The client bundle has no ${clientEntry}.`);
  return { main, chunks };
}

async function hideSourceMaps({ outputs }: Metafile, { assets, maps }: OutputFolders) {
  const names = Object.keys(outputs).map((path) => basename(path));
  for (const name of names.filter((each) => each.endsWith('.map'))) {
    await rename(`${assets}/${name}`, `${maps}/${name}`);
  }
}
