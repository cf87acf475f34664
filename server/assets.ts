import { Router, static as serveStatic } from 'express';

/** Hashed files under /assets/ are kept for a year; a missing one is a 404 in plain text. */
export function serveAssets(publicFolder: string): Router {
  const router = Router();
  const options = { index: false, redirect: false, etag: true } as const;
  router.use(
    '/assets',
    serveStatic(`${publicFolder}/assets`, {
      ...options,
      immutable: true,
      maxAge: '1y',
      setHeaders: (response) => response.setHeader('Access-Control-Allow-Origin', '*'),
    }),
    (_request, response) => {
      response.status(404).type('text').send('Not Found');
    },
  );
  router.use(serveStatic(publicFolder, { ...options, maxAge: '1d' }));
  return router;
}
