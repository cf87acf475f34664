import type { RequestHandler } from 'express';
import { canonicalPath, decodedPath } from '#shared/canonical-path.ts';
import { addressOf } from '#shared/routes.ts';
import { type StoredResponse, sendStored } from '../responses/stored-response.ts';

/** Refuses addresses that cannot be decoded, and redirects to the address of a page from other spellings and its old ones. */
export function correctAddresses(
  badRequest: StoredResponse,
  headers: Readonly<Record<string, string>>,
): RequestHandler {
  return (request, response, next) => {
    if (addressOf(request.path) === request.path) return next();
    let address: string | null;
    try {
      address = addressOf(canonicalPath(decodedPath(request.path)));
    } catch {
      return sendStored(request, response, badRequest);
    }
    if (address === null) return next();
    const query = /\?.*/s.exec(request.url)?.[0] ?? '';
    response.set({ ...headers, Location: address + query }).sendStatus(301);
  };
}
