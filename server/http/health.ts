import type { RequestHandler } from 'express';

/** The server's state: `ready` once all pages have been rendered, `draining` once the signal to stop has arrived. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'draining';
}

/** Closes each connection after its next response while the server is draining. */
export function closeWhileDraining(lifecycle: Lifecycle): RequestHandler {
  return (_request, response, next) => {
    if (lifecycle.phase === 'draining') response.setHeader('Connection', 'close');
    next();
  };
}

/**
 * Answers `/healthz` with 200, and `/readyz` with 200 while the server is ready, else with 503. A response with 200
 * names the build and the commit.
 */
export function answerHealthChecks(
  lifecycle: Lifecycle,
  release: string,
  readCommit: () => string,
): RequestHandler {
  return ({ path }, response, next) => {
    if (path !== '/healthz' && path !== '/readyz') return next();
    response.set('Cache-Control', 'no-store');
    const isOk = path === '/healthz' || lifecycle.phase === 'ready';
    if (isOk) response.type('text').send(`OK ${release} ${readCommit()}`.trim());
    else response.sendStatus(503);
  };
}
