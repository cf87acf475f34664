import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Request } from 'express';
import content from '#data/content.json' with { type: 'json' };
import type { Log } from '../log.ts';
import {
  createStoredResponse,
  type StoredResponse,
  sendStored,
} from '../responses/stored-response.ts';
import type { DocumentWriter, ErrorPage } from './document.ts';

/** The pages that React does not render: for failures, and for invalid paths. */
export function createErrorPages(
  document: DocumentWriter,
  headers: Readonly<Record<string, string>>,
): { failure: StoredResponse; badRequest: StoredResponse } {
  const respond = (status: number, page: ErrorPage) =>
    createStoredResponse(
      status,
      {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': document.errorPolicy,
      },
      Buffer.from(document.errorPage(page)),
    );
  const { failure, badRequest } = content.words.errors;
  return { failure: respond(500, failure), badRequest: respond(400, badRequest) };
}

export type ErrorPages = ReturnType<typeof createErrorPages>;

/** Answers a failed request with the error page. Only the log contains the error. */
export function handleErrors(log: Log, { failure }: ErrorPages): ErrorRequestHandler {
  return (error, request, response, _next) => {
    // The visitor has left before the page was written.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    const requestId = requestIdOf(request);
    log.error({ err: error, path: request.path, requestId }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.setHeader('X-Request-Id', requestId);
    sendStored(request, response, failure);
  };
}

/** The form of an acceptable id; other ids are replaced, because the id is written into the log. */
const acceptableId = /^[\w.:-]{1,128}$/;

/** Returns the `X-Request-Id` of a request, which its proxy may have set, or a new id. */
function requestIdOf({ headers }: Request): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && acceptableId.test(given) ? given : randomUUID();
}
