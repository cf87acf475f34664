import { readdirSync, readFileSync } from 'node:fs';
import { contentType } from 'mime-types';
import { extensionOf } from '../responses/encodings.ts';
import { createStoredResponse, type StoredResponse } from '../responses/stored-response.ts';

/** The folder of the files whose names change with their content. Compressed copies stand beside its texts. */
const assets = '/assets/';

/** For these files: caches may keep them for a year. Others are asked for anew each time, by their `ETag`. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The public files cannot be read; the message is one sentence with the folder and what to do. */
export class PublicFilesError extends Error {
  override name = 'PublicFilesError';
}

interface PublicFilesOptions {
  /** The absolute path of the folder with the public files. */
  folder: string;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Whether pages of another origin may load the hashed files. */
  allowsCrossOriginAssets: boolean;
}

/** The paths of all files in `folder` and its folders, each starting with a slash. */
export function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length));
}

/**
 * Reads the public files into memory, a few megabytes including pictures. Returns the responses by their
 * decoded paths. Throws a `PublicFilesError` if one cannot be read.
 */
export function readPublicFiles(options: PublicFilesOptions): ReadonlyMap<string, StoredResponse> {
  const { folder } = options;
  try {
    const bodies = new Map(pathsIn(folder).map((path) => [path, readFileSync(folder + path)]));
    const copiesOf = (path: string) =>
      (['br', 'gzip'] as const).flatMap((encoding) => {
        const copy = bodies.get(path + extensionOf[encoding]);
        return copy && path.startsWith(assets) ? [[encoding, copy] as const] : [];
      });
    const copies = new Set([...bodies.keys()].flatMap(copiesOf).map(([, copy]) => copy));
    return new Map(
      [...bodies]
        .filter(([, body]) => !copies.has(body))
        .map(([path, body]) => {
          const headers = headersOf(path, options);
          return [path.normalize(), createStoredResponse(200, headers, body, copiesOf(path))];
        }),
    );
  } catch (cause) {
    throw new PublicFilesError(
      `The files in ${folder} cannot be read (${(cause as Error).message}): run "npm run build".`,
      { cause },
    );
  }
}

function headersOf(
  path: string,
  { headers, allowsCrossOriginAssets }: PublicFilesOptions,
): Record<string, string> {
  const isAsset = path.startsWith(assets);
  return {
    ...headers,
    'Content-Type': contentType(path.replace(/.*\//, '')) || 'application/octet-stream',
    // Other sites show the sharing pictures, and mail programs the icons.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(isAsset && immutable),
    ...(isAsset && allowsCrossOriginAssets ? { 'Access-Control-Allow-Origin': '*' } : {}),
  };
}
