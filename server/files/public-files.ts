import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { contentType } from 'mime-types';
import { decodedPath } from '#shared/canonical-path.ts';
import { acceptedEncoding, type Encoding, encodings, extensionOf } from '../responses/encodings.ts';

/** The folder of the files whose names change with their content. Compressed copies stand beside its texts. */
const assets = '/assets/';

/** For these files: caches may keep them for a year. Others are asked for again each time, by their `ETag`. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The public files cannot be read; the message is one sentence with the folder and what to do. */
export class PublicFilesError extends Error {
  override name = 'PublicFilesError';
}

/** A file with its headers, as it is and in the encodings that the build has made of it. */
interface PublicFile {
  headers: Map<string, string>;
  identity: Body;
  compressed: Partial<Record<Encoding, Body>>;
}

interface Body {
  bytes: Buffer;
  etag: string;
}

/** The paths of all files in `folder` and its folders, each starting with a slash. */
export function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length));
}

/**
 * Reads the files in `folder`, an absolute path, into memory: a few megabytes including pictures. Returns a
 * middleware that sends them by their decoded paths, each strongly validated by `ETag`. A missing asset gets a
 * plain 404, never HTML. Throws a `PublicFilesError` if a file cannot be read.
 */
export function sendPublicFiles(folder: string, allowsCrossOriginAssets: boolean): RequestHandler {
  const files = readPublicFiles(folder, allowsCrossOriginAssets);
  return (request, response, next) => {
    const path = decodedPath(request.path);
    const file = files.get(path);
    if (!file) {
      if (path.startsWith(assets)) response.sendStatus(404);
      else next();
      return;
    }
    const encoding = acceptedEncoding(request, Object.keys(file.compressed) as Encoding[]);
    const { bytes, etag } = (encoding && file.compressed[encoding]) ?? file.identity;
    response.setHeaders(file.headers).setHeader('ETag', etag);
    if (request.fresh) {
      response.removeHeader('Content-Type');
      response.status(304).end();
      return;
    }
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    response.end(bytes);
  };
}

function readPublicFiles(folder: string, allowsCrossOriginAssets: boolean) {
  try {
    const bodies = new Map(pathsIn(folder).map((path) => [path, readFileSync(folder + path)]));
    const copiesOf = (path: string) =>
      encodings.flatMap((encoding) => {
        const copy = bodies.get(path + extensionOf[encoding]);
        return copy && path.startsWith(assets) ? [[encoding, copy] as const] : [];
      });
    const copies = new Set([...bodies.keys()].flatMap(copiesOf).map(([, copy]) => copy));
    return new Map(
      [...bodies]
        .filter(([, bytes]) => !copies.has(bytes))
        .map(([path, bytes]): [string, PublicFile] => {
          const compressed = copiesOf(path).map(([encoding, copy]) => [encoding, toBody(copy)]);
          return [
            path.normalize(),
            {
              headers: headersOf(path, allowsCrossOriginAssets, compressed.length > 0),
              identity: toBody(bytes),
              compressed: Object.fromEntries(compressed),
            },
          ];
        }),
    );
  } catch (cause) {
    throw new PublicFilesError(
      `The files in ${folder} cannot be read (${(cause as Error).message}): run "npm run build".`,
      { cause },
    );
  }
}

function toBody(bytes: Buffer): Body {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, etag: `"${hash.slice(0, 22)}"` };
}

function headersOf(path: string, allowsCrossOriginAssets: boolean, isCompressed: boolean) {
  const isAsset = path.startsWith(assets);
  const headers = {
    'Content-Type': contentType(path.replace(/.*\//, '')) || 'application/octet-stream',
    // Other sites show the sharing pictures, and mail programs the icons.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(isAsset && immutable),
    ...(isAsset && allowsCrossOriginAssets && { 'Access-Control-Allow-Origin': '*' }),
    ...(isCompressed && { Vary: 'Accept-Encoding' }),
  };
  return new Map(Object.entries(headers));
}
