import type { RequestHandler } from 'express';

/** The server's state: `ready` once all pages are rendered, `draining` from the signal to stop on. */
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

/** Answers `/healthz`, always 200 with build and commit, and `/readyz`, 200 while the server is ready, else 503. */
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
