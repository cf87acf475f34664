import type { IncomingMessage, ServerResponse } from 'node:http';
import { drain, hasBody } from './request-body.ts';
import { sendStatusText } from './status-text.ts';

/** The longest address that is answered, in characters; RFC 9110, section 4.1, asks for 8,000. */
const maxUrlLength = 8192;

/** No browser sends more header lines than this. */
const maxHeaders = 100;

/** Methods that RFC 9110 and RFC 5789 define are refused with 405, unknown ones with 501. */
const knownMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'];

/** The status that a request is rejected with, or null if a page or a file may answer it. */
export function rejectionStatus(request: IncomingMessage): number | null {
  const { method = '', url = '', rawHeaders, httpVersionMajor } = request;
  // Node passes on a request without a version, then finds that it cannot read on.
  if (httpVersionMajor < 1) return 400;
  if (rawHeaders.length > 2 * maxHeaders) return 431;
  if (hasTwoHosts(rawHeaders)) return 400;
  if (method !== 'GET' && method !== 'HEAD') return knownMethods.includes(method) ? 405 : 501;
  if (hasBody(request)) return 413;
  if (url.length > maxUrlLength) return 414;
  return url.startsWith('/') ? null : 400;
}

/** Whether a request names its host twice, which is an attack or a broken proxy (RFC 9112, section 3.2). */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Answers a rejected request with `status`, and reads its body if it has one. */
export function rejectRequest(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  // What follows a request that breaks the rules may not be what it seems.
  if (status === 400) response.shouldKeepAlive = false;
  if (hasBody(request)) drain(request, response);
  sendStatusText(response, status, status === 405 ? { ...headers, Allow: 'GET, HEAD' } : headers);
}
