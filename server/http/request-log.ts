import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import type { RequestId } from './request-id.ts';
import { pathOf } from './request-target.ts';

/** How much of a path is logged, in characters: whoever asks decides how long it is. */
const maxPathLength = 200;

export interface RequestLogOptions {
  log: Log;
  requestId: RequestId;
  /** Whether every request is logged, not only failed and slow ones. */
  logsEach: boolean;
  /** The time from a request to the head of its answer from which on it is logged, in milliseconds. */
  slowMs: number;
}

/** Logs failed and slow requests, or each of them. Never logs query strings or IP addresses. */
export function createRequestLog({ log, requestId, logsEach, slowMs }: RequestLogOptions) {
  const describe = (request: IncomingMessage) => ({
    requestId: requestId(request),
    method: request.method,
    path: pathOf(request.url).slice(0, maxPathLength),
  });

  return {
    /** Logs `request` when its answer is over: `ms` is the time until then, the visitor's reading included. */
    logRequest(request: IncomingMessage, response: ServerResponse): void {
      const startedMs = performance.now();
      // Now, because the address of a proxy is gone once its connection is.
      if (logsEach) requestId(request);
      response.on('close', () => {
        const { statusCode: status } = response;
        // An unknown method is its sender's fault, and probes ask whether the server is ready.
        const isFailure = status >= 500 && status !== 501 && request.url !== '/readyz';
        if (!isFailure && !logsEach) return;
        const ms = Math.round(performance.now() - startedMs);
        const line = { ...describe(request), status, ms };
        if (isFailure) log.error(line, 'request failed');
        else log.info(line, 'request');
      });
    },

    /** Logs `request` if it had to wait long, from `startedMs` until now, for the head of its answer. */
    logIfSlow(request: IncomingMessage, startedMs: number): void {
      const ms = Math.round(performance.now() - startedMs);
      if (ms >= slowMs) log.warn({ ...describe(request), ms }, 'request was slow');
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
