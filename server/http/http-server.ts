import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Express } from 'express';
import type { Log } from '../log.ts';
import type { Lifecycle } from './health.ts';

/** How long pending responses may take once the server has stopped listening, in milliseconds. */
export const shutdownLimitMs = 5000;

/**
 * Creates an HTTP server for `app` with time limits, in milliseconds. It does not listen. Express gives each
 * request and response its own prototype, which costs 120 µs in Node 20 and 22; these have it from the start, for
 * 30 µs. Remove that once Node 22 is dropped.
 */
export function createHttpServer(app: Express): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  const limits = {
    // Longer than proxies keep an idle connection (60 s in nginx), so that none of them meets a closed one.
    keepAliveTimeout: 75_000,
    // How long a client may take to send its headers, and the whole request.
    headersTimeout: 15_000,
    requestTimeout: 30_000,
  };
  const classes = { IncomingMessage: AppRequest, ServerResponse: AppResponse };
  // A connection without a byte in either direction is closed after this time.
  return createServer({ ...limits, ...classes }, app).setTimeout(120_000);
}

/**
 * Shuts a server down without losing a request: it is no longer ready, accepts requests for `graceMs` more,
 * so that proxies notice, then stops listening and waits for pending responses.
 */
export async function shutDown(
  server: Server,
  lifecycle: Lifecycle,
  log: Log,
  graceMs: number,
): Promise<void> {
  lifecycle.phase = 'draining';
  await wait(graceMs);
  const limit = setTimeout(() => server.closeAllConnections(), shutdownLimitMs);
  await once(server.close(), 'close');
  clearTimeout(limit);
  log.info('stopped');
}
