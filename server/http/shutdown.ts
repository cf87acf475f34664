import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Lifecycle } from './health.ts';

/** How long pending responses may take once the server has stopped listening, in milliseconds. */
export const shutdownLimitMs = 5000;

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
