import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle.ts';
import type { Log } from './log.ts';

export interface ShutdownOptions {
  server: Server;
  lifecycle: Lifecycle;
  log: Log;
  /** For how long, in milliseconds, requests are still taken after readiness is off. */
  graceMs: number;
  /** How long, in milliseconds, responses under way may then take. */
  limitMs: number;
}

/**
 * Stops a server so that no visitor notices: readiness goes off, then after a grace for proxies to see
 * that, the door closes; what is under way is finished. Resolves to whether all of it was in time.
 */
export async function shutDown(options: ShutdownOptions): Promise<boolean> {
  const { server, lifecycle, log, graceMs, limitMs } = options;
  lifecycle.phase = 'draining';
  log.info('draining');
  await wait(graceMs);
  const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
  server.closeIdleConnections();
  const isClean = await Promise.race([closed, wait(limitMs, false, { ref: false })]);
  if (!isClean) server.closeAllConnections();
  log.info({ isClean }, 'stopped');
  return isClean;
}
