import type { ServerResponse } from 'node:http';
import { basename, extname } from 'node:path';
import express, { type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { varyByEncoding } from './compression.ts';

/**
 * The address of a folder leads neither to its `index.html` nor to an address with a slash. `setCommonHeaders` has
 * already set `Cache-Control`.
 */
const options = { index: false, redirect: false, cacheControl: false };

function setFileHeaders(response: ServerResponse): void {
  // Other sites embed the sharing pictures, and mail programs show the icons.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  // An HTML or SVG file that the owner received from somebody else may contain a script, which browsers must
  // not run with the rights of this origin.
  response.setHeader('Content-Security-Policy', "script-src 'none'");
}

const sendNotFound: RequestHandler = (_request, response) => void response.sendStatus(404);

/**
 * Sends the files in `folder`, an absolute path. Caches may keep the files for a year: their names contain a hash of
 * their content. The fonts' licences have no hash, but do not change. If a file has a Brotli copy, clients that accept
 * Brotli get the copy. A request for a missing file is answered with a 404 in plain text.
 */
export function sendAssets(folder: string, allowsCrossOrigin: boolean): RequestHandler {
  const files = expressStaticGzip(folder, {
    index: false,
    enableBrotli: true,
    serveStatic: {
      ...options,
      // The content of a file with a hashed name never changes, so browsers have nothing to revalidate.
      etag: false,
      lastModified: false,
      setHeaders(response) {
        setFileHeaders(response);
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        if (allowsCrossOrigin) response.setHeader('Access-Control-Allow-Origin', '*');
      },
    },
  });
  return express.Router().use(files, sendNotFound);
}

/** Sends the files in `folder`, an absolute path. Hidden files are sent too, because of `.well-known` (RFC 8615). */
export function sendPublicFiles(folder: string): RequestHandler {
  return express.static(folder, {
    ...options,
    dotfiles: 'allow',
    setHeaders(response, path) {
      setFileHeaders(response);
      // `varyByEncoding` needs the type, which `send` sets only later. Apple requires the type of this file, whose name
      // has no extension.
      const isAppleFile = basename(path) === 'apple-app-site-association';
      response.type(isAppleFile ? 'json' : extname(path));
      varyByEncoding(response);
    },
  });
}
