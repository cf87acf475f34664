import { badRequestCopy, failureCopy } from '#shared/copy/error-pages.ts';
import { type CachedResponse, createCachedResponse } from '../files/cached-response.ts';
import type { Document, ErrorPage } from './document.ts';

/** The pages that React does not render: for failures, and for invalid addresses. */
export function createErrorPages(
  document: Document,
  headers: Readonly<Record<string, string>>,
): { failure: CachedResponse; badRequest: CachedResponse } {
  const respond = (status: number, page: ErrorPage) =>
    createCachedResponse(
      status,
      {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': document.errorPolicy,
      },
      Buffer.from(document.errorPage(page)),
    );
  return { failure: respond(500, failureCopy), badRequest: respond(400, badRequestCopy) };
}

export type ErrorPages = ReturnType<typeof createErrorPages>;
