import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The target of a request as path and query, without the origin that it may have (RFC 9112, 3.2.2). */
export function originForm(target = '/'): string {
  return target.startsWith('/') ? target : target.replace(/^[^/]*:\/\/[^/?#]*\/?/, '/');
}

/** The path of a request target: the part before the query. */
export function pathOf(target = '/'): string {
  const end = target.indexOf('?');
  return end === -1 ? target : target.slice(0, end);
}

/** The form of an acceptable id; other ids are replaced, because the id is written into the log. */
const acceptableId = /^[\w.:-]{1,128}$/;

/** Returns the `X-Request-Id` of a request, which its proxy may have set, or a new id. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && acceptableId.test(given) ? given : randomUUID();
}
