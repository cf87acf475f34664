import { STATUS_CODES } from 'node:http';
import { type StoredResponse, storeResponse } from '../files/stored-response.ts';
import type { Lifecycle } from '../lifecycle.ts';

/**
 * Returns a function that returns the response of a health check, or undefined for another path.
 * `/healthz` is always 200. `/readyz` is 200 while the server is ready for visitors, and 503 before and
 * after that.
 */
export function createHealth(
  lifecycle: Lifecycle,
  headers: Readonly<Record<string, string>>,
): (path: string) => StoredResponse | undefined {
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  const store = (status: number) =>
    storeResponse(status, { ...headers, ...type }, Buffer.from(STATUS_CODES[status] ?? ''));
  const ok = store(200);
  const unavailable = store(503);
  return (path) => {
    if (path === '/healthz') return ok;
    if (path === '/readyz') return lifecycle.phase === 'ready' ? ok : unavailable;
    return undefined;
  };
}
