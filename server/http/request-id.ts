import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';

/** The form of an acceptable id from a proxy; other ids are replaced. */
const acceptableId = /^[\w.:-]{1,128}$/;

export type RequestId = (request: IncomingMessage) => string;

/**
 * Returns a function that returns the id of a request: the `X-Request-Id` of a proxy that `isTrusted` by
 * its address, else a new one. A request keeps its id.
 */
export function createRequestId(isTrusted: Settings['TRUST_PROXY']): RequestId {
  const ids = new WeakMap<IncomingMessage, string>();
  return (request) => {
    const known = ids.get(request);
    if (known) return known;
    const given = request.headers['x-request-id'];
    const isGiven =
      typeof given === 'string' &&
      acceptableId.test(given) &&
      isTrusted(request.socket.remoteAddress ?? '', 0);
    const id = isGiven ? given : randomUUID();
    ids.set(request, id);
    return id;
  };
}
