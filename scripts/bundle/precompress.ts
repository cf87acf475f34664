import { readFile, writeFile } from 'node:fs/promises';
import { compress, extensionOf } from '#server/files/encodings.ts';
import { pathsIn } from '#server/files/public-files.ts';
import type { OutputFolders } from './folders.ts';

/** Files that are text; pictures and WOFF2 are compressed already. */
const compressible = /\.(css|ico|js|json|svg|txt)$/;

/** Writes a compressed copy of each public text file in each encoding that makes it smaller. */
export async function precompress({ public: folder }: OutputFolders): Promise<void> {
  for (const path of pathsIn(folder).filter((each) => compressible.test(each))) {
    for (const [encoding, body] of await compress(await readFile(folder + path))) {
      await writeFile(folder + path + extensionOf[encoding], body);
    }
  }
}
