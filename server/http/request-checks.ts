import type { IncomingMessage, ServerResponse } from 'node:http';
import { drain, hasBody } from './request-body.ts';
import { sendStatusText } from './status-text.ts';

/** The maximum length of an address, in characters; RFC 9110, section 4.1, recommends at least 8,000. */
const maxUrlLength = 8192;

/** The maximum number of header lines; browsers send far fewer. */
const maxHeaders = 100;

/** Methods of RFC 9110 and RFC 5789, which are rejected with 405; unknown ones are rejected with 501. */
const knownMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'];

/** The status with which a request has to be rejected, or null for an acceptable one. */
export function rejectionStatus(request: IncomingMessage): number | null {
  const { method = '', url = '', rawHeaders, httpVersionMajor } = request;
  // Node emits a request without an HTTP version, and fails only afterwards.
  if (httpVersionMajor < 1) return 400;
  if (rawHeaders.length > 2 * maxHeaders) return 431;
  if (hasTwoHosts(rawHeaders)) return 400;
  if (method !== 'GET' && method !== 'HEAD') return knownMethods.includes(method) ? 405 : 501;
  if (hasBody(request)) return 413;
  if (url.length > maxUrlLength) return 414;
  return url.startsWith('/') ? null : 400;
}

/** Whether a request has two `Host` headers, as from an attack or a broken proxy (RFC 9112, section 3.2). */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  // Names are at even indexes, values at odd ones.
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  );
  return hosts.length > 1;
}

/** Responds to a rejected request with `status` and `headers`, and discards its body. */
export function rejectRequest(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  // The next bytes on the connection may be part of a smuggled request.
  if (status === 400) response.shouldKeepAlive = false;
  if (hasBody(request)) drain(request, response);
  sendStatusText(response, status, status === 405 ? { ...headers, Allow: 'GET, HEAD' } : headers);
}
