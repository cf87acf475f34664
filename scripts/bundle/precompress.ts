import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputFolders } from './folders.ts';

/** Files that are text; pictures and WOFF2 are compressed already. */
const compressible = /\.(css|ico|js|json|svg|txt|webmanifest)$/;

/** Writes a brotli (11) and a gzip (9) copy of each public text file, if the copy is smaller. */
export async function precompress({ public: folder }: OutputFolders): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  await Promise.all(files.map(compress));
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const br = await promisify(brotliCompress)(body, { params });
  const gz = await promisify(gzip)(body, { level: 9 });
  if (br.length < body.length) await writeFile(`${file}.br`, br);
  if (gz.length < body.length) await writeFile(`${file}.gz`, gz);
}
