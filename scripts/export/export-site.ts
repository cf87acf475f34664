import { cp, mkdir, writeFile } from 'node:fs/promises';
import { pathsIn } from '#server/files/paths-in.ts';
import { isPrecompressed } from '#server/files/public-files.ts';
import { routeNames, routes } from '#shared/routes.ts';
import { removeFolder, replaceFolder } from '../bundle/replace-folder.ts';
import { headersFile } from './headers-file.ts';

/** A path without a page; its response becomes 404.html. */
const unknownPath = '/404';

/** The other files at the root, which the server generates. */
const textFiles = ['/robots.txt', '/sitemap.xml'];

/** The site cannot be exported; the message is one sentence that names the page. */
export class ExportError extends Error {
  override name = 'ExportError';
}

export interface ExportOptions {
  /** The origin of the server to export from, without a slash at the end. */
  url: string;
  /** The folder of the server's public files. */
  publicFolder: string;
  /** The folder to write, an absolute path. */
  folder: string;
}

/**
 * Writes a served site as static files for any CDN or object store: the bytes that the server sends,
 * with its headers in a `_headers` file. They are written beside `folder`, which they replace at the end.
 * Throws `ExportError` if a response has another status than expected.
 */
export async function exportSite({ url, publicFolder, folder }: ExportOptions): Promise<void> {
  const next = `${folder}-next`;
  const headers = new Map<string, Headers>();

  async function download(path: string, status = 200): Promise<Buffer> {
    const response = await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } });
    if (response.status !== status) {
      throw new ExportError(
        `${path} is answered with ${response.status} instead of ${status}: fix it and export again. The previous export is unchanged.`,
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
      await writeFile(next + exportedFileOf(path), await download(path));
    }
    await writeFile(`${next}/404.html`, await download(unknownPath, 404));
    for (const path of textFiles) await writeFile(next + path, await download(path));
    for (const path of pathsIn(publicFolder)) {
      if (isPrecompressed(path)) continue;
      await download(path);
      await cp(publicFolder + path, next + path);
    }
    await writeFile(`${next}/_headers`, headersFile(headers));
    await replaceFolder(folder, next);
  } finally {
    await removeFolder(next);
  }
}

/** The file of a page for hosts that serve it at its address without the extension. */
export function exportedFileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}
