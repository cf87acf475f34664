import type { RequestHandler } from 'express';
import { decodedPath } from '#shared/canonical-path.ts';
import { type StoredResponse, sendStored } from '../responses/stored-response.ts';

/** Sends files by their decoded paths. A missing asset gets a plain 404, never HTML. */
export function sendFiles(
  files: ReadonlyMap<string, StoredResponse>,
  headers: Readonly<Record<string, string>>,
): RequestHandler {
  return (request, response, next) => {
    const path = decodedPath(request.path);
    const file = files.get(path);
    if (file) return sendStored(request, response, file);
    if (!path.startsWith('/assets/')) return next();
    response.set(headers).sendStatus(404);
  };
}
