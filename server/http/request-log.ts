import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { RequestId } from './request-id.ts';
import { pathOf } from './request-target.ts';

/** The maximum length of a path in the log, in characters, because clients choose its length. */
const maxPathLength = 200;

/**
 * Logs failed and slow requests, or each of them, as `settings` say. A request is slow if the head of its
 * response takes long. Never logs query strings or IP addresses.
 */
export function createRequestLog(
  log: Log,
  requestId: RequestId,
  { ACCESS_LOG: accessLog, SLOW_REQUEST_MS: slowMs }: Settings,
) {
  const logsEach = accessLog === 'on';
  const describe = (request: IncomingMessage) => ({
    requestId: requestId(request),
    method: request.method,
    path: pathOf(request.url).slice(0, maxPathLength),
  });

  return {
    /** Logs `request` when its response ends. `ms` is the time until then, including the client's download. */
    logRequest(request: IncomingMessage, response: ServerResponse): void {
      const startedMs = performance.now();
      // The id is determined now, because a closed connection no longer has the address of its proxy.
      if (logsEach) requestId(request);
      response.on('close', () => {
        const { statusCode: status } = response;
        // 501 is the client's fault, and a 503 of `/readyz` is the expected answer to a probe.
        const isFailure = status >= 500 && status !== 501 && pathOf(request.url) !== '/readyz';
        if (!isFailure && !logsEach) return;
        const ms = Math.round(performance.now() - startedMs);
        const line = { ...describe(request), status, ms };
        if (isFailure) log.error(line, 'request failed');
        else log.info(line, 'request');
      });
    },

    /** Logs `request` if it was slow. To be called when the head is ready; `startedMs` is when it arrived. */
    logIfSlow(request: IncomingMessage, startedMs: number): void {
      const ms = Math.round(performance.now() - startedMs);
      if (ms >= slowMs) log.warn({ ...describe(request), ms }, 'request was slow');
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
