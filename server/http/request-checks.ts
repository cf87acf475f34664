import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { answerPlainly, drain, hasBody } from './plain-answer.ts';

/** The longest address that is answered, in characters; RFC 9110, section 4.1, asks for 8,000. */
const longestUrl = 8192;

/** More header lines than this are no browser's. */
const mostHeaders = 100;

/** Methods that RFC 9110 and RFC 5789 define: known, so refused with 405; others are not, with 501. */
const knownMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'];

/** The status that a request is refused with which no page can be asked, or null. */
export function refusalOf(request: IncomingMessage): number | null {
  const { method = '', url = '', rawHeaders, httpVersionMajor } = request;
  // Node passes on what has no version, then finds that it cannot read on.
  if (httpVersionMajor < 1) return 400;
  if (rawHeaders.length > 2 * mostHeaders) return 431;
  if (hasTwoHosts(rawHeaders)) return 400;
  if (method !== 'GET' && method !== 'HEAD') return knownMethods.includes(method) ? 405 : 501;
  if (hasBody(request)) return 413;
  return url.length > longestUrl ? 414 : null;
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

/** Refuses what has no version, other methods than GET and HEAD, bodies, endless addresses, two hosts, floods of headers. */
export function guardRequests(): RequestHandler {
  return (request, response, next) => {
    const status = refusalOf(request);
    if (status === null) return next();
    if (hasBody(request)) drain(request, response);
    answerPlainly(response, status, status === 405 ? { Allow: 'GET, HEAD' } : {});
  };
}
