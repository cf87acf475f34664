import type { RequestHandler } from 'express';
import { canonicalPath, decodedPath } from '#shared/canonical-path.ts';
import type { Content } from '#shared/content-types.ts';
import { currentPath } from '#shared/routes.ts';

/** Refuses requests with other methods than GET and HEAD. */
export const allowGetAndHead: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') return next();
  response.set('Allow', 'GET, HEAD').sendStatus(405);
};

/**
 * Redirects to a page's path from its other spellings and its old paths. Hands paths that cannot be decoded to
 * `badRequest`.
 */
export function redirectToCurrentPath(
  content: Content,
  badRequest: RequestHandler,
): RequestHandler {
  return (request, response, next) => {
    if (currentPath(content, request.path) === request.path) return next();
    let path: string | null;
    try {
      path = currentPath(content, canonicalPath(decodedPath(request.path)));
    } catch {
      return badRequest(request, response, next);
    }
    if (path === null) return next();
    const query = /\?.*/s.exec(request.url)?.[0] ?? '';
    response.set('Location', path + query).sendStatus(301);
  };
}
