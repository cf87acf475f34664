import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler, Response } from 'express';
import { decodedPath } from '#shared/canonical-path.ts';
import { acceptedEncoding, encodings } from '../responses/encodings.ts';

/** The folder of the files whose names change with their content. Compressed copies stand beside its texts. */
const assets = '/assets/';

/** For these files: caches may keep them for a year. Others are asked for again each time, by their `ETag`. */
const immutable = 'public, max-age=31536000, immutable';

/** The ends of the names of compressed copies. */
const extensionOf = { br: '.br', gzip: '.gz' };

/**
 * Reads the files in `folder`, an absolute path, into memory: a few megabytes including pictures. Returns a
 * middleware that sends them by their decoded paths. A missing asset gets a plain 404, never a page. From the
 * disk, `sirv` sends a third of the scripts a second.
 */
export function sendPublicFiles(folder: string, allowsCrossOriginAssets: boolean): RequestHandler {
  const files = readFiles(folder);
  return (request, response, next) => {
    const path = decodedPath(request.path);
    const isAsset = path.startsWith(assets);
    const copies = encodings.filter((each) => isAsset && files.has(path + extensionOf[each]));
    const encoding = acceptedEncoding(request, copies);
    const file = files.get(encoding ? path + extensionOf[encoding] : path);
    if (!file) {
      if (isAsset) response.sendStatus(404);
      else next();
      return;
    }
    response.type(extname(path) || 'bin').set({
      ETag: file.etag,
      'Accept-Ranges': 'bytes',
      // Other sites show the sharing pictures, and mail programs the icons.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...(isAsset && { 'Cache-Control': immutable }),
      ...(isAsset && allowsCrossOriginAssets && { 'Access-Control-Allow-Origin': '*' }),
      ...(copies.length > 0 && { Vary: 'Accept-Encoding' }),
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    sendFile(response, file);
  };
}

interface PublicFile {
  bytes: Buffer;
  etag: string;
}

function readFiles(folder: string): Map<string, PublicFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((it) => (it.isFile() ? `${it.parentPath}/${it.name}` : []));
  return new Map(
    paths.map((path) => {
      const bytes = readFileSync(path);
      const hash = createHash('sha256').update(bytes).digest('base64url');
      return [path.slice(folder.length).normalize(), { bytes, etag: `"${hash.slice(0, 22)}"` }];
    }),
  );
}

/** Sends the one part of a file that the request asks for, or else all of it; Express answers with 304. */
function sendFile(response: Response, { bytes, etag }: PublicFile): void {
  const isOfThisFile = [undefined, etag].includes(response.req.get('If-Range'));
  const ranges = isOfThisFile && response.req.range(bytes.length);
  const [range, another] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : [];
  if (ranges === -1) {
    const headers = { 'Content-Range': `bytes */${bytes.length}`, 'Cache-Control': 'no-cache' };
    response.set(headers).sendStatus(416);
  } else if (range && !another) {
    const { start, end } = range;
    response.status(206).set('Content-Range', `bytes ${start}-${end}/${bytes.length}`);
    response.send(bytes.subarray(start, end + 1));
  } else response.send(bytes);
}
