import type { IncomingMessage } from 'node:http';

/** The address of a request without the host that a client may name in it (RFC 9112, section 3.2.2). */
export function originForm({ url = '/' }: IncomingMessage): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
}

/** The path of an address: all that stands before its query. */
export function pathOf(url = '/'): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
