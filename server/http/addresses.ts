import type { Request, RequestHandler } from 'express';
import { addressOf } from '#shared/routes.ts';
import { type StoredResponse, sendStored } from '../responses/stored-response.ts';

/** The path of a request without percent-encoding, its characters composed. Throws if the encoding is invalid. */
export function decodedPath({ path }: Pick<Request, 'path'>): string {
  return decodeURIComponent(path).normalize();
}

/** Refuses addresses that cannot be decoded, and redirects to the address of a page from other spellings and its old ones. */
export function correctAddresses(
  badRequest: StoredResponse,
  headers: Readonly<Record<string, string>>,
): RequestHandler {
  return (request, response, next) => {
    if (addressOf(request.path) === request.path) return next();
    let address: string | null;
    try {
      address = addressOf(canonicalPath(decodedPath(request)));
    } catch {
      return sendStored(request, response, badRequest);
    }
    if (address === null) return next();
    const query = /\?.*/s.exec(request.url)?.[0] ?? '';
    response.set({ ...headers, Location: address + query }).sendStatus(301);
  };
}

/** The canonical form of a decoded path: in lower case, with single slashes and no slash at the end. */
function canonicalPath(decoded: string): string {
  return decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}
