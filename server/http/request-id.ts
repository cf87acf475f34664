import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The form of an acceptable id; other ids are replaced, because the id is written into the log. */
const acceptableId = /^[\w.:-]{1,128}$/;

/** Returns the `X-Request-Id` of a request, which its proxy may have set, or a new id. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && acceptableId.test(given) ? given : randomUUID();
}
