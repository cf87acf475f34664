import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { compile } from 'proxy-addr';
import type { Log } from '../log.ts';

/** What an id given by a proxy may look like; anything else is replaced. */
const plausibleId = /^[\w.:-]{1,128}$/;

export interface RequestLogOptions {
  log: Log;
  /** Addresses and networks of proxies whose `X-Request-Id` is taken, as `proxy-addr` reads them. */
  trustedProxies: readonly string[];
  /** A request that takes longer is logged, in milliseconds. */
  slowMs: number;
  /** Whether every request is logged, not only the failed and the slow ones. */
  logsEach: boolean;
}

/** Gives each request an id and logs what deserves a line; never a query string, never an address. */
export function logRequests({
  log,
  trustedProxies,
  slowMs,
  logsEach,
}: RequestLogOptions): RequestHandler {
  const isTrusted = compile([...trustedProxies]);
  return (request, response, next) => {
    const started = performance.now();
    // Read now: within a mounted handler the path is shorter.
    const { method, path } = request;
    const given = request.headers['x-request-id'];
    const isGiven =
      typeof given === 'string' &&
      plausibleId.test(given) &&
      isTrusted(request.socket.remoteAddress ?? '', 0);
    const requestId = isGiven ? given : randomUUID();
    response.setHeader('X-Request-Id', requestId);
    response.on('close', () => {
      const ms = Math.round(performance.now() - started);
      const line = { requestId, method, path, status: response.statusCode, ms };
      if (response.statusCode >= 500 && response.statusCode !== 501 && path !== '/readyz') {
        log.error(line, 'request failed');
      } else if (ms >= slowMs) log.warn(line, 'request was slow');
      else if (logsEach) log.info(line, 'request');
    });
    next();
  };
}
