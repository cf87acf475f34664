import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lifecycle } from '../lifecycle.ts';
import type { Log } from '../log.ts';
import type { Connections } from './connections.ts';

/** The interval at which idle connections are closed while the server drains, in milliseconds. */
const sweepEveryMs = 50;

export interface ShutdownOptions {
  server: Server;
  connections: Connections;
  lifecycle: Lifecycle;
  log: Log;
  /** How long the server accepts connections after it has stopped being ready, in milliseconds. */
  graceMs: number;
  /** How long pending responses may take after that, in milliseconds. */
  limitMs: number;
}

/**
 * Returns a function that shuts a server down without losing a request. It turns readiness off, waits
 * `graceMs` so that proxies notice, stops listening, and waits for pending responses. It resolves to
 * true if all of them ended within `limitMs`.
 */
export function prepareShutdown(options: ShutdownOptions): () => Promise<boolean> {
  const { server, connections, lifecycle, log, graceMs, limitMs } = options;

  /**
   * Closes connections that were already idle at the last sweep; returns those that are idle now. A
   * response is finished once the system has all of it: to close before would truncate it for slow clients.
   */
  function closeIdle(idleBefore: ReadonlySet<Duplex>): Set<Duplex> {
    const isIdle = (socket: Duplex) => connections.get(socket)?.writableFinished ?? true;
    const idle = new Set([...connections.keys()].filter(isIdle));
    for (const socket of idle) if (idleBefore.has(socket)) socket.destroy();
    return idle;
  }

  return async function shutDown(): Promise<boolean> {
    lifecycle.phase = 'draining';
    for (const response of connections.values()) {
      if (response && !response.headersSent) response.shouldKeepAlive = false;
    }
    log.info('draining');
    await wait(graceMs);
    // The `close` of an HTTP server would also close connections that still have bytes to send.
    const closed = new Promise<boolean>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve(true));
    });
    let idle = closeIdle(new Set());
    const sweep = setInterval(() => {
      idle = closeIdle(idle);
    }, sweepEveryMs);
    const isClean = await Promise.race([closed, wait(limitMs, false, { ref: false })]);
    clearInterval(sweep);
    if (!isClean) server.closeAllConnections();
    log.info({ isClean }, 'stopped');
    return isClean;
  };
}
