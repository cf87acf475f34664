import { readFile, writeFile } from 'node:fs/promises';
import { compress } from '#server/files/compress.ts';
import { extensionOf } from '#server/files/content-coding.ts';
import { pathsIn } from '#server/files/paths-in.ts';
import type { OutputFolders } from './folders.ts';

/** Files that are text; pictures and WOFF2 are compressed already. */
const compressible = /\.(css|ico|js|json|svg|txt)$/;

/** Writes a compressed copy of each public text file in each coding that makes it smaller. */
export async function precompress({ public: folder }: OutputFolders): Promise<void> {
  for (const path of pathsIn(folder).filter((each) => compressible.test(each))) {
    for (const [coding, body] of await compress(await readFile(folder + path))) {
      await writeFile(folder + path + extensionOf[coding], body);
    }
  }
}
