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
    // Longer than proxies keep an idle connection, so that no proxy sends a request on a connection that the server
    // has just closed. nginx keeps idle connections for 60 s, Traefik for 90, Caddy for 120, and Google's load
    // balancer for 600. The documentation of the latter asks for 620 s here.
    keepAliveTimeout: 620_000,
    // How long a client may take to send its headers, and the whole request.
    headersTimeout: 15_000,
    requestTimeout: 30_000,
  };
  // While a request is under way, a connection on which no byte moves is closed after this time, or after twice this
  // time if the client has stopped reading.
  const server = createServer(limits, app).setTimeout(120_000);
  // A client that has closed its own side after the request still gets the response. Node's types lack the option.
  return Object.assign(server, { httpAllowHalfOpen: true });
}

/**
 * Shuts a server down. From then on the server is not ready, but it accepts requests for another `graceMs`
 * milliseconds, so that proxies notice. Then it stops listening, and finishes the responses to all requests that it
 * has read. A connection that arrives at that very moment, and still waits to be accepted, is reset.
 */
export async function shutDown(server: Server, lifecycle: Lifecycle, log: Log, graceMs: number) {
  lifecycle.phase = 'draining';
  await wait(graceMs);
  const limit = setTimeout(() => server.closeAllConnections(), shutdownLimitMs);
  await once(server.close(), 'close');
  clearTimeout(limit);
  log.info('stopped');
}
