import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lifecycle } from '../lifecycle.ts';
import type { Log } from '../log.ts';

/** How often connections that have become idle are closed while the server drains, in milliseconds. */
const sweepEveryMs = 50;

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
 * Returns what stops a server so that no visitor notices: readiness goes off, then after a grace for
 * proxies to see that, the door closes; what is under way is finished. It resolves to whether all of
 * it was in time.
 */
export function prepareShutdown(options: ShutdownOptions): () => Promise<boolean> {
  const { server, lifecycle, log, graceMs, limitMs } = options;
  const connections = new Set<Socket>();
  const unfinished = new Set<ServerResponse>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  // Called after the app, so what it sends from memory has its head by then and costs nothing here.
  server.on('request', (_request, response) => {
    if (response.headersSent) return;
    unfinished.add(response);
    response.on('close', () => unfinished.delete(response));
  });

  /** Node takes a response for sent once it is written: its slow readers would be cut off. */
  function closeIdle(): void {
    const isSending = [...connections].some(({ writableLength }) => writableLength > 0);
    if (!isSending) server.closeIdleConnections();
  }

  return async function shutDown(): Promise<boolean> {
    lifecycle.phase = 'draining';
    for (const response of unfinished) response.shouldKeepAlive = false;
    log.info('draining');
    await wait(graceMs);
    const sweep = setInterval(closeIdle, sweepEveryMs);
    // Not the close of HTTP servers, which closes idle connections as Node sees them.
    const closed = new Promise<boolean>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve(true));
    });
    closeIdle();
    const isClean = await Promise.race([closed, wait(limitMs, false, { ref: false })]);
    clearInterval(sweep);
    if (!isClean) server.closeAllConnections();
    log.info({ isClean }, 'stopped');
    return isClean;
  };
}
