import type { RequestHandler } from 'express';
import { canonicalPath, decodedPath } from '#shared/canonical-path.ts';
import type { Content } from '#shared/content-types.ts';

/** Answers requests with any method other than GET and HEAD with 405. */
export const allowGetAndHead: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') return next();
  response.set('Allow', 'GET, HEAD').sendStatus(405);
};

/**
 * Redirects alternative spellings of a page's path, and the page's old paths, to its current path, and keeps the query
 * string. `answerInvalidPath` answers requests whose path cannot be decoded.
 */
export function redirectToCurrentPath(
  content: Content,
  answerInvalidPath: RequestHandler,
): RequestHandler {
  return (request, response, next) => {
    let canonical: string;
    try {
      canonical = canonicalPath(decodedPath(request.path));
    } catch {
      return answerInvalidPath(request, response, next);
    }
    const path = currentPath(content, canonical);
    if (path === null || path === request.path) return next();
    const query = /\?.*/s.exec(request.url)?.[0] ?? '';
    response.set('Location', path + query).sendStatus(301);
  };
}

/** Returns the path of the page that has this path, or had it earlier. Returns null if there is no such page. */
function currentPath({ pages, aliases }: Content, path: string): string | null {
  if (pages.some((page) => page.path === path)) return path;
  return Object.hasOwn(aliases, path) ? (aliases[path] ?? null) : null;
}
