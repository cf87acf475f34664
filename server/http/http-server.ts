import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Lifecycle } from './health.ts';

/** Longer than proxies keep an idle connection (60 s in nginx), so that none of them meets a closed one. */
const keepAliveTimeoutMs = 75_000;

/** How long a client may take to send its headers, and the whole request. */
const headersTimeoutMs = 15_000;
const requestTimeoutMs = 30_000;

/** A connection without a byte in either direction is closed after this time. */
const idleTimeoutMs = 120_000;

/** How long pending responses may take once the server has stopped listening, in milliseconds. */
export const shutdownLimitMs = 5000;

/** Creates an HTTP server with time limits. It does not listen. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      keepAliveTimeout: keepAliveTimeoutMs,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
    },
    listener,
  );
  return server.setTimeout(idleTimeoutMs);
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
