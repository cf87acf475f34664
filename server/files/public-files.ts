import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { contentType } from 'mime-types';
import { BuildError, hashOf } from './build-manifest.ts';
import { extensionOf } from './content-coding.ts';
import { pathsIn } from './paths-in.ts';
import { addVariant, type StoredResponse, storeResponse } from './stored-response.ts';

/** For files whose names change with their content: caches may keep them for a year. */
const immutable = 'public, max-age=31536000, immutable';

/** For files with fixed names, such as icons: caches may keep them for a day. */
const daily = 'public, max-age=86400';

const assetPath = /^\/assets\/[\w-][\w.-]{0,200}$/;

export interface PublicFilesOptions {
  /** The absolute path of the folder with the public files. */
  folder: string;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Whether pages of another origin may load the hashed files. */
  areAssetsShared: boolean;
}

/**
 * Reads the public files into memory, a few megabytes including pictures. Throws a `BuildError` if one
 * cannot be read.
 */
export function createPublicFiles({ folder, headers, areAssetsShared }: PublicFilesOptions) {
  const files = new Map<string, StoredResponse>();
  try {
    for (const path of pathsIn(folder)) if (!isPrecompressed(path)) add(path);
  } catch (cause) {
    throw new BuildError(
      `The files in ${folder} cannot be read (${(cause as Error).message}): run "npm run build".`,
      { cause },
    );
  }

  function add(path: string): StoredResponse {
    const stored = storeResponse(200, headersOf(path), readFileSync(folder + path));
    for (const coding of ['br', 'gzip'] as const) {
      const file = folder + path + extensionOf[coding];
      if (existsSync(file)) addVariant(stored, coding, readFileSync(file));
    }
    files.set(path, stored);
    return stored;
  }

  function headersOf(path: string): Record<string, string> {
    const isAsset = assetPath.test(path);
    const isForOthers = !isAsset || areAssetsShared || path.includes('/sharing-');
    return {
      ...headers,
      'Content-Type': contentType(path.replace(/.*\//, '')) || 'application/octet-stream',
      'Cache-Control': isAsset ? immutable : daily,
      'Cross-Origin-Resource-Policy': isForOthers ? 'cross-origin' : 'same-origin',
      ...(isAsset && areAssetsShared ? { 'Access-Control-Allow-Origin': '*' } : {}),
    };
  }

  /**
   * Loads a file that a newer build has added since the start, because behind one proxy a page may come
   * from a newer server. Returns undefined if there is no such file.
   */
  function loadFromNewerBuild(path: string): StoredResponse | undefined {
    if (!assetPath.test(path) || isPrecompressed(path) || !isComplete(folder, path))
      return undefined;
    return add(path);
  }

  return {
    /** The file with the given path, if it is in memory. */
    get: (path: string): StoredResponse | undefined => files.get(path),
    loadFromNewerBuild,
  };
}

/** Whether a file exists with the hash in the current `build.json`: a copy of a build may be incomplete. */
function isComplete(folder: string, path: string): boolean {
  if (!lstatSync(folder + path, { throwIfNoEntry: false })?.isFile()) return false;
  const { files } = JSON.parse(readFileSync(`${folder}/../build.json`, 'utf8'));
  return files?.[path] === hashOf(folder + path);
}

/** Whether a path is that of a file's precompressed copy, which has no address of its own. */
export function isPrecompressed(path: string): boolean {
  return path.endsWith(extensionOf.br) || path.endsWith(extensionOf.gzip);
}

export type PublicFiles = ReturnType<typeof createPublicFiles>;
