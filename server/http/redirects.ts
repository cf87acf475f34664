import type { RequestHandler } from 'express';
import { canonicalPath, decodedPath } from '#shared/canonical-path.ts';
import { currentPath } from '#shared/routes.ts';
import { type StoredResponse, sendStored } from '../responses/stored-response.ts';

/** Refuses paths that cannot be decoded, and redirects to a page's path from its other spellings and its old paths. */
export function redirectToCurrentPath(
  badRequest: StoredResponse,
  headers: Readonly<Record<string, string>>,
): RequestHandler {
  return (request, response, next) => {
    if (currentPath(request.path) === request.path) return next();
    let path: string | null;
    try {
      path = currentPath(canonicalPath(decodedPath(request.path)));
    } catch {
      return sendStored(request, response, badRequest);
    }
    if (path === null) return next();
    const query = /\?.*/s.exec(request.url)?.[0] ?? '';
    response.set({ ...headers, Location: path + query }).sendStatus(301);
  };
}
