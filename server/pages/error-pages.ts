import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler } from 'express';
import type { Log } from '../log.ts';
import type { DocumentWriter } from './document.ts';

/** Answers a failed request with an error page that React does not render. Only the log contains the error. */
export function handleErrors(log: Log, document: DocumentWriter): ErrorRequestHandler {
  return (error, request, response, _next) => {
    // The visitor left before the page was written.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    // The request itself is wrong: for example, it asks for a part that a file does not have.
    if (error.status >= 400 && error.status < 500 && !response.headersSent) {
      response.removeHeader('Content-Encoding');
      response.set('Cache-Control', 'no-cache').sendStatus(error.status);
      return;
    }
    // nginx sends an id, which is in nginx's log too.
    const requestId = request.get('X-Request-Id') || randomUUID();
    log.error({ err: error, path: request.path, requestId }, 'request failed');
    // Once `Content-Encoding` is set, a page has begun, though its headers may still wait for the first bytes.
    if (response.headersSent || response.hasHeader('Content-Encoding')) {
      response.destroy();
      return;
    }
    // The `ETag` belongs to the page that failed, not to the error page.
    response.removeHeader('ETag');
    response
      .status(500)
      .set({
        'X-Request-Id': requestId,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': document.errorPolicy,
      })
      .type('html')
      .send(document.errorPage);
  };
}
