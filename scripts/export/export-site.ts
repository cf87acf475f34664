import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { routeNames, routes } from '#shared/routes.ts';
import { removeFolder, replaceFolder } from '../bundle/replace-folder.ts';
import { headersFile } from './headers-file.ts';

/** A path that no page has: what it is answered with becomes 404.html. */
const unknownPath = '/404';

/** What stands at the root beside pages and public files. */
const textFiles = ['/robots.txt', '/sitemap.xml'];

/** The site could not be exported; the message is one sentence that names the page. */
export class ExportError extends Error {
  override name = 'ExportError';
}

export interface ExportOptions {
  /** The address of the server to export from, without a slash at its end. */
  url: string;
  /** The folder of the files that it serves as they are. */
  publicFolder: string;
  /** Where the export goes, an absolute path. */
  folder: string;
}

/**
 * Writes a served site as static files for any CDN or object store: the bytes that the server sends,
 * with its headers in a `_headers` file. It is made beside `folder` and takes its place at the end.
 * Throws `ExportError` where an answer has not the status that it should have.
 */
export async function exportSite({ url, publicFolder, folder }: ExportOptions): Promise<void> {
  const next = `${folder}-next`;
  const headers = new Map<string, Headers>();

  async function ask(path: string, status = 200): Promise<Buffer> {
    const response = await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } });
    if (response.status !== status) {
      throw new ExportError(
        `${path} is answered with ${response.status} where ${status} is due: mend it and export again; the last export is as it was.`,
      );
    }
    headers.set(path, response.headers);
    return Buffer.from(await response.arrayBuffer());
  }

  await removeFolder(next);
  try {
    await mkdir(next, { recursive: true });
    for (const name of routeNames) {
      const { path } = routes[name];
      await writeFile(next + exportedFileOf(path), await ask(path));
    }
    await writeFile(`${next}/404.html`, await ask(unknownPath, 404));
    for (const path of textFiles) await writeFile(next + path, await ask(path));
    for (const path of await publicPaths(publicFolder)) {
      await ask(path);
      await cp(publicFolder + path, next + path);
    }
    await writeFile(`${next}/_headers`, headersFile(headers));
    await replaceFolder(folder, next);
  } finally {
    await removeFolder(next);
  }
}

/** The file that stands for a page where addresses are kept without their ending. */
export function exportedFileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

async function publicPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length));
}
