import request from 'supertest';
import { expect, test } from 'vitest';
import { routes } from '#shared/routes.ts';
import { BrokenGalleryApp, secret } from '../support/apps.tsx';
import { createTestApp } from '../support/site.ts';

const noStore = ['Cache-Control', 'no-store'] as const;

test('/healthz names the release, whatever the phase', async () => {
  const { app, lifecycle } = createTestApp({}, { release: '0123456789ab' });
  for (const phase of ['starting', 'ready', 'draining'] as const) {
    lifecycle.phase = phase;
    const { text } = await request(app)
      .get('/healthz')
      .expect(200)
      .expect(...noStore);
    expect(text).toBe('OK 0123456789ab');
  }
});

test('/readyz is 200 in the phase ready alone', async () => {
  const { app, lifecycle } = createTestApp();
  for (const [phase, status] of [
    ['starting', 503],
    ['ready', 200],
    ['draining', 503],
  ] as const) {
    lifecycle.phase = phase;
    await request(app)
      .get('/readyz')
      .expect(status)
      .expect(...noStore);
  }
});

test.each(['on', 'off'])(
  'with PAGE_CACHE=%s a page that fails at the start is logged',
  async (cache) => {
    const { app, renderPages, logLines } = createTestApp(
      { PAGE_CACHE: cache },
      { App: BrokenGalleryApp },
    );
    const { path } = routes.gallery;
    expect(await renderPages()).toEqual([path]);
    expect(logLines).toMatchObject([
      { level: 50, msg: 'page failed', path, err: { message: secret } },
    ]);
    await request(app).get(path).expect(500);
    await request(app).get(routes.partners.path).expect(200);
  },
);
