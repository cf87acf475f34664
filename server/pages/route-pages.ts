import type { RequestHandler } from 'express';
import { routeAt } from '#shared/routes.ts';
import { pathOf } from '../http/request-target.ts';
import { sendStatusText } from '../http/status-text.ts';
import type { ErrorPages } from './error-pages.ts';
import type { Pages } from './pages.ts';

/** Answers a path that is not a file's: with its page, a redirect to its canonical path, or the 404 page. */
export function routePages(
  pages: Pages,
  { sendBadRequest }: ErrorPages,
  headers: Readonly<Record<string, string>>,
): RequestHandler {
  return async (request, response) => {
    const path = pathOf(request.url);
    const canonical = canonicalPath(path);
    // Missing assets get a plain-text 404, never HTML.
    if (/^\/assets\//.test(canonical ?? path) || path === '/assets/') {
      return sendStatusText(response, 404, headers);
    }
    if (canonical === null) return sendBadRequest(response);
    const route = routeAt(path);
    if (route === null && routeAt(canonical) !== null) {
      const location = canonical + request.url.slice(path.length);
      return sendStatusText(response, 301, { ...headers, Location: location });
    }
    await pages.respond(route, request, response);
  };
}

/**
 * The canonical form of a requested path: decoded, in lower case, with single slashes and no slash at the
 * end; null if its percent-encoding is invalid.
 */
export function canonicalPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path).toLowerCase();
    return decoded.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  } catch {
    return null;
  }
}
