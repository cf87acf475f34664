import type { RequestHandler } from 'express';

/** The server's state: `ready` once all pages have been rendered, `draining` once a signal has asked it to stop. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'draining';
}

/** While the server is draining, makes each connection close after its next response. */
export function closeWhileDraining(lifecycle: Lifecycle): RequestHandler {
  return (_request, response, next) => {
    if (lifecycle.phase === 'draining') response.setHeader('Connection', 'close');
    next();
  };
}

/**
 * Answers `/healthz` always with 200, and `/readyz` with 200 if the server is ready, otherwise with 503. A response
 * with status 200 contains `release`, which is the id of the build, and the commit.
 */
export function answerHealthChecks(
  lifecycle: Lifecycle,
  release: string,
  readCommit: () => string,
): RequestHandler {
  return ({ path }, response) => {
    response.set('Cache-Control', 'no-store');
    const isOk = path === '/healthz' || lifecycle.phase === 'ready';
    if (isOk) response.type('text').send(`OK ${release} ${readCommit()}`.trim());
    else response.sendStatus(503);
  };
}
