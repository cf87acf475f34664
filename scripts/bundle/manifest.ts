import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { FontFiles } from '../media/fonts.ts';
import type { ClientScripts } from './client-scripts.ts';
import type { OutputFolders } from './folders.ts';

/**
 * Writes `build.json`: the files that a page's head refers to, and the size and hash of the server and of
 * every public file, so that the server can refuse a release that was not copied completely.
 */
export async function writeManifest(
  { out, public: folder, server }: OutputFolders,
  scripts: ClientScripts,
  fonts: FontFiles,
): Promise<void> {
  const files: Record<string, FileRecord> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath}/${entry.name}`;
    if (entry.isFile()) files[path.slice(folder.length)] = await describe(path);
  }
  const [serverFile] = (await readdir(server)).filter((name) => name.endsWith('.js'));
  const manifest = { ...scripts, fonts, server: await describe(`${server}/${serverFile}`), files };
  await writeFile(`${out}/build.json`, JSON.stringify(manifest));
}

interface FileRecord {
  bytes: number;
  sha256: string;
}

async function describe(path: string): Promise<FileRecord> {
  const content = await readFile(path);
  return {
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('base64'),
  };
}
