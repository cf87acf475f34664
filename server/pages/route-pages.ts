import type { RequestHandler } from 'express';
import { routeAt } from '#shared/routes.ts';
import { type CachedResponse, sendCached } from '../files/cached-response.ts';
import { pathOf } from '../http/request.ts';
import { sendStatusText } from '../http/status-text.ts';
import type { ErrorPages } from './error-pages.ts';
import type { Pages } from './pages.ts';

interface Options {
  pages: Pages;
  files: ReadonlyMap<string, CachedResponse>;
  errorPages: ErrorPages;
  headers: Readonly<Record<string, string>>;
}

/** Answers with the file or the page of a path, a redirect to its canonical path, or the 404 page. */
export function routePages({ pages, files, errorPages, headers }: Options): RequestHandler {
  return async (request, response) => {
    const path = pathOf(request.url);
    const decoded = decode(path);
    if (decoded === null) return sendCached(request, response, errorPages.badRequest);
    const file = files.get(decoded);
    if (file) return sendCached(request, response, file);
    const canonical = canonicalPath(decoded);
    // Missing assets get a plain-text 404, never HTML.
    if (`${canonical}/`.startsWith('/assets/')) return sendStatusText(response, 404, headers);
    const route = routeAt(path);
    if (route === null && routeAt(canonical) !== null) {
      const location = canonical + request.url.slice(path.length);
      return sendStatusText(response, 301, { ...headers, Location: location });
    }
    const cached = await pages.cached(route);
    if (cached) sendCached(request, response, cached);
    else await pages.respond(route, response);
  };
}

/** A path without percent-encoding, its characters composed; null if the encoding is invalid. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return null;
  }
}

/** The canonical form of a decoded path: in lower case, with single slashes and no slash at the end. */
function canonicalPath(decoded: string): string {
  return decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}
