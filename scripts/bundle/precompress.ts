import { readdir, readFile, writeFile } from 'node:fs/promises';
import { compress } from '#server/files/compress.ts';
import { extensionOf } from '#server/files/content-coding.ts';
import type { OutputFolders } from './folders.ts';

/** Files that are text; pictures and WOFF2 are compressed already. */
const compressible = /\.(css|ico|js|json|svg|txt|webmanifest)$/;

/** Writes a compressed copy of each public text file in each coding that makes it smaller. */
export async function precompress({ public: folder }: OutputFolders): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = `${entry.parentPath}/${entry.name}`;
    for (const [coding, body] of await compress(await readFile(file))) {
      await writeFile(file + extensionOf[coding], body);
    }
  }
}
