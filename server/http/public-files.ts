import type { ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** Neither lists folders nor leads to them; the middleware before these sets `Cache-Control`. */
const options = { index: false, redirect: false, cacheControl: false } as const;

function setFileHeaders(response: ServerResponse): void {
  // Other sites show the sharing pictures, and mail programs the icons.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  // A document or drawing that an owner was sent could act as the site: only pages have scripts.
  response.setHeader('Content-Security-Policy', "script-src 'none'");
}

const sendNotFound: RequestHandler = (_request, response) => void response.sendStatus(404);

/**
 * Sends the files in `folder`, an absolute path, whose names change with their content (but for the fonts' licences):
 * caches may keep them for a year. Who accepts brotli, with whatever weight above 0, gets the compressed copy beside a
 * text: all that list it read it, and no browser prefers another. A missing file is a plain 404.
 */
export function sendAssets(folder: string, allowsCrossOrigin: boolean): RequestHandler {
  const files = expressStaticGzip(folder, {
    index: false,
    enableBrotli: true,
    serveStatic: {
      ...options,
      // A name that changes with the content needs no other validator.
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

/** Sends the files in `folder`, an absolute path, by their paths; `.well-known` is one of its folders (RFC 8615). */
export function sendPublicFiles(folder: string): RequestHandler {
  return express.static(folder, { ...options, dotfiles: 'allow', setHeaders: setFileHeaders });
}
