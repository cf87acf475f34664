import type { IncomingMessage } from 'node:http';

/** The target of a request as path and query, without the origin that it may have (RFC 9112, 3.2.2). */
export function originForm({ url = '/' }: IncomingMessage): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
}

/** The path of a request target: the part before the query. */
export function pathOf(url = '/'): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
