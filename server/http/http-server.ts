import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Express } from 'express';
import type { Log } from '../log.ts';
import type { Lifecycle } from './health.ts';

/** How long pending responses may take after the server has stopped listening, in milliseconds. */
export const shutdownLimitMs = 5000;

/** Creates an HTTP server for `app` with time limits, in milliseconds. It does not listen. */
export function createHttpServer(app: Express): Server {
  const limits = {
    // Longer than proxies keep idle connections, so that none sends a request on a connection that the server has just
    // closed. Google's load balancer keeps them for 600 s, longer than other common proxies.
    keepAliveTimeout: 620_000,
    // How long a client may take to send the headers, and to send the whole request.
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    // How often Node looks for connections that exceed the two limits above.
    connectionsCheckingInterval: 1000,
  };
  // A connection with a pending request is closed if it transfers no bytes for this time, in milliseconds.
  const server = createServer(limits, app).setTimeout(120_000);
  // A client with `Expect: 100-continue` waits before it sends its body. It gets the app's response immediately. Then
  // the connection closes, because the client may send the body nevertheless.
  server.on('checkContinue', (request, response) => {
    response.setHeader('Connection', 'close');
    app(request, response);
  });
  // A client that closes its side of the connection after the request still gets the response. Node's types lack this
  // property, hence `Object.assign`.
  return Object.assign(server, { httpAllowHalfOpen: true });
}

/**
 * Shuts a server down gracefully. `/readyz` fails immediately, but the server still accepts requests for `graceMs`
 * milliseconds, so that proxies notice that it is no longer ready. Then it stops listening, and has `shutdownLimitMs`
 * to finish the responses to the requests that it has read. A connection that the server has not accepted by the time
 * it stops listening is reset.
 */
export async function shutDown(server: Server, lifecycle: Lifecycle, log: Log, graceMs: number) {
  lifecycle.phase = 'draining';
  await wait(graceMs);
  const limit = setTimeout(() => server.closeAllConnections(), shutdownLimitMs);
  await once(server.close(), 'close');
  clearTimeout(limit);
  log.info('stopped');
}
