/** The server's state: `ready` once all pages are rendered, `draining` from the signal to stop on. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'draining';
}

/**
 * Returns the status of a health check, or null if the path is not one. `/healthz` is always 200. `/readyz`
 * is 200 while the server is ready for visitors, and 503 before and after that.
 */
export function healthStatus(path: string, { phase }: Lifecycle): number | null {
  if (path === '/healthz') return 200;
  if (path === '/readyz') return phase === 'ready' ? 200 : 503;
  return null;
}
