import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import request from 'supertest';
import { expect, test } from 'vitest';
import type { Lifecycle } from '#server/lifecycle.ts';
import { createTestApp } from '../support/site.ts';

test.each(['on', 'off'])(
  'with PAGE_CACHE=%s the server is alive at once and ready when every page was rendered',
  async (setting) => {
    const { app, warm, logLines } = createTestApp({ PAGE_CACHE: setting });
    const { headers, text } = await request(app).get('/healthz').expect(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toBe('OK');
    await request(app).get('/readyz').expect(503).expect('Cache-Control', 'no-store');
    expect(await warm()).toEqual([]);
    await request(app).get('/healthz').expect(200);
    await request(app).get('/readyz').expect(200).expect('Cache-Control', 'no-store');
    expect(logLines).toEqual([]);
  },
);

/** The words of a part that fails only once the rest of its page has been rendered. */
let lateWords: Promise<string> | undefined;

function failAtOnce(): never {
  throw new Error('The gallery fails.');
}

function failLate() {
  lateWords ??= new Promise((_, reject) => setImmediate(reject, new Error('The gallery fails.')));
  return use(lateWords);
}

test.each([
  ['a page', failAtOnce],
  ['a suspended part of a page', failLate],
])(
  'a server that cannot render %s never becomes ready, logs its path and serves the others',
  async (_what, Gallery) => {
    const App = () => {
      const { pathname } = useLocation();
      const isGallery = pathname === '/gallery';
      return <Suspense fallback="Wait.">{isGallery ? <Gallery /> : <h1>{pathname}</h1>}</Suspense>;
    };
    const { app, warm, logLines } = createTestApp({}, { App });
    expect(await warm()).toEqual(['/gallery']);
    expect(logLines).toMatchObject([
      { level: 50, msg: 'page failed', path: '/gallery', err: { message: 'The gallery fails.' } },
    ]);
    await request(app).get('/readyz').expect(503);
    await request(app).get('/gallery').expect(500);
    await request(app).get('/partners').expect(200);
  },
);

test('a server that is stopped while it renders its pages does not become ready', async () => {
  const lifecycle: Lifecycle = { phase: 'starting' };
  const { app, warm } = createTestApp({}, { lifecycle });
  const warmed = warm();
  lifecycle.phase = 'draining';
  await warmed;
  await request(app).get('/readyz').expect(503);
});
