import { Router } from 'express';
import type { Lifecycle } from './lifecycle.ts';
import { answerPlainly } from './plain-answer.ts';

/** `/healthz`: the process answers. `/readyz`: it should be sent visitors; 503 before and after that. */
export function answerHealth(lifecycle: Lifecycle): Router {
  const router = Router();
  router.get('/healthz', (_request, response) =>
    answerPlainly(response, 200, { 'Cache-Control': 'no-store' }),
  );
  router.get('/readyz', (_request, response) => {
    answerPlainly(response, lifecycle.phase === 'ready' ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  return router;
}
