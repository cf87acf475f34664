import { writeFile } from 'node:fs/promises';
import type { FontFiles } from '../media/fonts.ts';
import { type ClientScripts, integrityOf } from './client-scripts.ts';
import type { OutputFolders } from './folders.ts';

/** Writes `build.json`: the names of the files that a page's head refers to. */
export async function writeManifest(
  output: OutputFolders,
  { start, libraries, main, files }: ClientScripts,
  others: { fonts: FontFiles; withoutScripts: string },
): Promise<void> {
  const manifest = {
    start: start.name,
    libraries: libraries.name,
    main: main.name,
    integrity: integrityOf(start.name, files),
    ...others,
  };
  await writeFile(`${output.out}/build.json`, JSON.stringify(manifest));
}
