import { STATUS_CODES } from 'node:http';
import { type StoredResponse, storeResponse } from '../files/stored-response.ts';
import type { Lifecycle } from '../lifecycle.ts';

/**
 * What `/healthz` (the process answers) and `/readyz` (it should be sent visitors; 503 before and after
 * that) are answered with, or undefined for another path. Stored like all that probes and visitors ask
 * for often, so that it is sent ahead of Express.
 */
export function createHealth(
  lifecycle: Lifecycle,
  headers: Readonly<Record<string, string>>,
): (path: string) => StoredResponse | undefined {
  const stored = (status: number) =>
    storeResponse(
      status,
      {
        ...headers,
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
      },
      Buffer.from(STATUS_CODES[status] ?? ''),
    );
  const [well, unready] = [stored(200), stored(503)];
  return (path) => {
    if (path === '/healthz') return well;
    if (path === '/readyz') return lifecycle.phase === 'ready' ? well : unready;
    return undefined;
  };
}
