import type { IncomingMessage, RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { type StoredResponse, sendStored } from '../files/stored-response.ts';
import { refusalOf } from './request-checks.ts';

type Lookup = (path: string) => StoredResponse | undefined;

/**
 * Sends what is ready in memory, by the first of `lookups` that knows the path. Express costs several
 * times what the sending does, so this stands in front of it, and within it as well, where each
 * request is to be logged.
 */
export function createFront(...lookups: readonly Lookup[]) {
  function storedFor(request: IncomingMessage): StoredResponse | undefined {
    const { url = '/' } = request;
    if (refusalOf(request) !== null) return undefined;
    const end = url.indexOf('?');
    const path = end === -1 ? url : url.slice(0, end);
    for (const lookup of lookups) {
      const stored = lookup(path);
      if (stored) return stored;
    }
    return undefined;
  }

  const middleware: RequestHandler = (request, response, next) => {
    const stored = storedFor(request);
    if (stored) sendStored(request, response, stored);
    else next();
  };

  return {
    middleware,

    /** Puts the front ahead of `app`. */
    before(app: RequestListener): RequestListener {
      return (request, response) => {
        const stored = storedFor(request);
        if (stored) sendStored(request, response, stored);
        else app(request, response);
      };
    },
  };
}
