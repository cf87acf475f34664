import type { ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** Folders are neither listed nor redirected to. `setCommonHeaders`, which runs before, has set `Cache-Control`. */
const options = { index: false, redirect: false, cacheControl: false } as const;

function setFileHeaders(response: ServerResponse): void {
  // Other sites show the sharing pictures, and mail programs show the icons.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  // A script in a document or drawing that the owner was sent could act as the site, so no such script runs.
  response.setHeader('Content-Security-Policy', "script-src 'none'");
}

const sendNotFound: RequestHandler = (_request, response) => void response.sendStatus(404);

/**
 * Sends the files in `folder`, an absolute path. Their names change with their content, except those of the fonts'
 * licences, so caches may keep the files for a year. A client that accepts brotli with any weight above 0 gets the
 * compressed copy of a text, because no browser prefers another encoding. A missing file is a plain 404.
 */
export function sendAssets(folder: string, allowsCrossOrigin: boolean): RequestHandler {
  const files = expressStaticGzip(folder, {
    index: false,
    enableBrotli: true,
    serveStatic: {
      ...options,
      // A file whose name changes with its content needs no validator.
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

/** Sends the files in `folder`, an absolute path, by their paths, also those in `.well-known` (RFC 8615). */
export function sendPublicFiles(folder: string): RequestHandler {
  return express.static(folder, { ...options, dotfiles: 'allow', setHeaders: setFileHeaders });
}
