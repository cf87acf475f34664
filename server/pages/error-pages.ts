import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler } from 'express';
import type { Log } from '../log.ts';
import type { DocumentParts } from './document.ts';

/** Logs the error of a failed request, and answers with the error page, which does not contain the error. */
export function handleErrors(log: Log, document: DocumentParts): ErrorRequestHandler {
  return (error, request, response, _next) => {
    // The visitor disconnected before the response was complete.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    // The request itself is invalid, for example because it asks for a range beyond the end of a file.
    if (error.status >= 400 && error.status < 500 && !response.headersSent) {
      // A static file's compressed copy has set it already.
      response.removeHeader('Content-Encoding');
      response.set('Cache-Control', 'no-cache').sendStatus(error.status);
      return;
    }
    // nginx sends the id that it writes into its own log.
    const requestId = request.get('X-Request-Id') || randomUUID();
    log.error({ err: error, path: request.path, requestId }, 'request failed');
    // `Content-Encoding` is set once a page has been written to the compressor, even if no byte has been sent yet. Then
    // it is too late for the error page.
    if (response.headersSent || response.hasHeader('Content-Encoding')) {
      response.destroy();
      return;
    }
    // This `ETag` is that of the requested page, not of the error page.
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
