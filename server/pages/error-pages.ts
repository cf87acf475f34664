import type { ServerResponse } from 'node:http';
import { badRequestCopy, failureCopy } from '#shared/copy/error-pages.ts';
import { type StoredResponse, sendStored, storeResponse } from '../files/stored-response.ts';
import type { RequestId } from '../http/request-id.ts';
import type { Document, ErrorPage } from './document.ts';

/** When to try again while the server is busy, in seconds. */
const retryAfterS = 2;

/**
 * The pages that React does not render: for failures, and for invalid addresses. Caches may not store
 * them, because each has the id of its request in a header; the log has the same id.
 */
export function createErrorPages(
  document: Document,
  headers: Readonly<Record<string, string>>,
  requestId: RequestId,
) {
  const store = (status: number, page: ErrorPage, more = {}): StoredResponse =>
    storeResponse(
      status,
      {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': document.errorPolicy,
        ...more,
      },
      Buffer.from(document.errorPage(page)),
    );
  const failure = store(500, failureCopy);
  const busy = store(503, failureCopy, { 'Retry-After': String(retryAfterS) });
  const badRequest = store(400, badRequestCopy);

  function send(response: ServerResponse, page: StoredResponse): void {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.setHeader('X-Request-Id', requestId(response.req));
    sendStored(response.req, response, page);
  }

  return {
    /** Answers a request that has failed. Closes the connection if the response has already started. */
    sendFailure: (response: ServerResponse) => send(response, failure),
    /** Answers a request that has to wait for too many others. */
    sendBusy: (response: ServerResponse) => send(response, busy),
    sendBadRequest: (response: ServerResponse) => send(response, badRequest),
  };
}

export type ErrorPages = ReturnType<typeof createErrorPages>;
