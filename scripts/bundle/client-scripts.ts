import { rename, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { clientBundle, clientEntry, inlineScript } from './bundles.ts';
import type { Mode, OutputFolders } from './folders.ts';

/**
 * Bundles the browser's scripts into the assets folder, and writes `scripts.json`, which the server imports.
 * `extraScript` runs in the head of every page too. Throws esbuild's error if they do not compile.
 */
export async function buildClientScripts(mode: Mode, output: OutputFolders, extraScript = '') {
  const { metafile } = await build(clientBundle(mode, output));
  if (mode === 'production') await moveSourceMaps(metafile, output);
  await writeFile(`${output.maps}/metafile.json`, JSON.stringify(metafile));
  const [main, ...chunks] = firstLoadOf(metafile);
  const { outputFiles } = await build(inlineScript(mode, output));
  const headScript = outputFiles.map(({ text }) => text.trim()).join('') + extraScript;
  await writeFile(`${output.data}/scripts.json`, JSON.stringify({ headScript, main, chunks }));
}

/** The files of the first load: the entry point and the chunks that it imports. */
function firstLoadOf({ outputs }: Metafile): string[] {
  const needed = new Set(
    Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === clientEntry),
  );
  for (const path of needed) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') needed.add(imported);
    }
  }
  return [...needed].map((path) => basename(path));
}

async function moveSourceMaps({ outputs }: Metafile, { assets, maps }: OutputFolders) {
  const names = Object.keys(outputs).map((path) => basename(path));
  for (const name of names.filter((each) => each.endsWith('.map'))) {
    await rename(`${assets}/${name}`, `${maps}/${name}`);
  }
}
