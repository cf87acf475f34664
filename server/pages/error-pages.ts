import type { ServerResponse } from 'node:http';
import { badRequestWords, failureWords } from '#shared/words/error-pages.ts';
import { type StoredResponse, sendStored, storeResponse } from '../files/stored-response.ts';
import type { Document, PlainPage } from './document.ts';

/** The pages that React does not render: for failures, and for addresses that cannot be read. */
export function createPlainPages(document: Document, headers: Readonly<Record<string, string>>) {
  const store = (status: number, page: PlainPage): StoredResponse =>
    storeResponse(
      status,
      {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': document.plainPolicy,
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
      Buffer.from(document.plainPage(page)),
    );
  const failure = store(500, failureWords);
  const badRequest = store(400, badRequestWords);

  return {
    sendFailure: (response: ServerResponse) => sendStored(response.req, response, failure),
    sendBadRequest: (response: ServerResponse) => sendStored(response.req, response, badRequest),
  };
}

export type PlainPages = ReturnType<typeof createPlainPages>;
