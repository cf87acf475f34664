import type { RequestHandler } from 'express';
import { answerPlainly, drain, hasBody } from './plain-answer.ts';

/** The longest address that is answered, in characters; RFC 9110, section 4.1, asks for 8,000. */
const longestUrl = 8192;

/** Methods that RFC 9110 and RFC 5789 define: known, so refused with 405; others are not, with 501. */
const knownMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'];

/** Refuses what no page can be asked: other methods than GET and HEAD, bodies, endless addresses. */
export function guardRequests(): RequestHandler {
  return (request, response, next) => {
    const bringsBody = hasBody(request);
    if (bringsBody) {
      response.shouldKeepAlive = false;
      drain(request);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const status = knownMethods.includes(request.method) ? 405 : 501;
      answerPlainly(response, status, status === 405 ? { Allow: 'GET, HEAD' } : {});
    } else if (bringsBody) {
      answerPlainly(response, 413);
    } else if (request.url.length > longestUrl) {
      answerPlainly(response, 414);
    } else {
      next();
    }
  };
}
