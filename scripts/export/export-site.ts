import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { routeNames, routes } from '#shared/routes.ts';
import { startBuiltServer } from '../built-server.ts';
import { outputFolders, root } from '../bundle/folders.ts';
import { headersFile } from './headers-file.ts';

/** A path that no page has: what it is answered with becomes 404.html. */
const unknownPath = '/404';

/** What stands at the root beside pages and public files. */
const textFiles = ['/robots.txt', '/sitemap.xml'];

/**
 * Writes the built site as static files for any CDN or object store: the bytes that the server sends,
 * with its headers in a `_headers` file. The settings are read as the server reads them. Returns the folder.
 */
export async function exportSite(): Promise<string> {
  const folder = `${root}export`;
  const { public: publicFiles } = outputFolders('production');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await cp(publicFiles, folder, {
    recursive: true,
    filter: (path) => !/\.(br|gz)$/.test(path),
  });

  const server = await startBuiltServer();
  const headers = new Map<string, Headers>();
  const ask = async (path: string) => {
    const response = await fetch(server.url + path, { headers: { 'Accept-Encoding': 'identity' } });
    headers.set(path, response.headers);
    return Buffer.from(await response.arrayBuffer());
  };
  try {
    for (const path of [...routeNames.map((name) => routes[name].path), unknownPath]) {
      await writeFile(folder + exportedFileOf(path), await ask(path));
    }
    for (const path of textFiles) await writeFile(folder + path, await ask(path));
    for (const file of await publicFilePaths(publicFiles)) await ask(file);
  } finally {
    server.stop();
  }
  await writeFile(`${folder}/_headers`, headersFile(headers));
  return folder;
}

/** The file that stands for a page where addresses are kept without their ending. */
export function exportedFileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

async function publicFilePaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length));
}
