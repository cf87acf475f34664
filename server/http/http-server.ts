import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Express } from 'express';
import type { Log } from '../log.ts';
import type { Lifecycle } from './health.ts';

/** How long pending responses may take once the server has stopped listening, in milliseconds. */
export const shutdownLimitMs = 5000;

/** Creates an HTTP server for `app` with time limits, in milliseconds. It does not listen. */
export function createHttpServer(app: Express): Server {
  const limits = {
    // Longer than proxies keep an idle connection, so that none of them meets a closed one: 60 s in nginx, 90 in
    // Traefik, 120 in Caddy, 600 in Google's load balancer, which asks for 620 (its documentation of timeouts).
    keepAliveTimeout: 620_000,
    // How long a client may take to send its headers, and the whole request.
    headersTimeout: 15_000,
    requestTimeout: 30_000,
  };
  // While a request is under way, a connection on which no byte moves is closed after this time, or after twice
  // that if the client has stopped reading.
  const server = createServer(limits, app).setTimeout(120_000);
  // A client that has closed its own side after the request still gets the response. Node's types lack the option.
  return Object.assign(server, { httpAllowHalfOpen: true });
}

/**
 * Shuts a server down: it is no longer ready, accepts requests for `graceMs` more, so that proxies notice, then stops
 * listening and finishes the responses to all requests that it has read. What arrives in that very moment, mostly a
 * new connection that waits to be accepted, is reset.
 */
export async function shutDown(server: Server, lifecycle: Lifecycle, log: Log, graceMs: number) {
  lifecycle.phase = 'draining';
  await wait(graceMs);
  const limit = setTimeout(() => server.closeAllConnections(), shutdownLimitMs);
  await once(server.close(), 'close');
  clearTimeout(limit);
  log.info('stopped');
}
