import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lifecycle } from '../lifecycle.ts';
import type { Log } from '../log.ts';
import type { Connections } from './connections.ts';

/** How often idle connections are closed while the server drains, in milliseconds. */
const sweepEveryMs = 50;

export interface ShutdownOptions {
  server: Server;
  connections: Connections;
  lifecycle: Lifecycle;
  log: Log;
  /** For how long, in milliseconds, requests are still taken after readiness is off. */
  graceMs: number;
  /** How long, in milliseconds, responses under way may then take. */
  limitMs: number;
}

/**
 * Returns a function that stops a server so that no visitor notices: readiness goes off, then after a
 * grace for proxies to see that, it no longer listens; responses under way are finished. It resolves to
 * whether all of them were in time.
 */
export function prepareShutdown(options: ShutdownOptions): () => Promise<boolean> {
  const { server, connections, lifecycle, log, graceMs, limitMs } = options;

  /** Closes connections that were idle at the last sweep too; returns those that are idle now. */
  function closeIdle(idleBefore: ReadonlySet<Duplex>): Set<Duplex> {
    const idle = new Set([...connections.keys()].filter((socket) => isIdle(socket)));
    for (const socket of idle) if (idleBefore.has(socket)) socket.destroy();
    return idle;
  }

  /** Node counts a response as finished when it is buffered: closing then would cut off a slow reader. */
  function isIdle(socket: Duplex): boolean {
    return (connections.get(socket)?.writableFinished ?? true) && socket.writableLength === 0;
  }

  return async function shutDown(): Promise<boolean> {
    lifecycle.phase = 'draining';
    for (const response of connections.values()) {
      if (response && !response.headersSent) response.shouldKeepAlive = false;
    }
    log.info('draining');
    await wait(graceMs);
    // The HTTP server's own `close` would close connections with unsent bytes as well.
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
