import { expect, test } from 'vitest';
import { createTestApp, openSite } from '../support/app-under-test.ts';
import { BrokenGalleryApp, secret } from '../support/apps.tsx';

test.each([
  ['starting', 503],
  ['ready', 200],
  ['draining', 503],
] as const)(
  'in the phase "%s" /healthz answers 200 and /readyz answers %i',
  async (phase, status) => {
    const options = { release: '0123456789ab', readCommit: () => '0a1b2c3' };
    const { fetchRaw, lifecycle } = await openSite({}, options);
    lifecycle.phase = phase;
    const [alive, ready] = [await fetchRaw('/healthz'), await fetchRaw('/readyz')];
    expect([alive.status, alive.text]).toEqual([200, 'OK 0123456789ab 0a1b2c3']);
    expect(ready.status).toBe(status);
    for (const { headers } of [alive, ready]) expect(headers['cache-control']).toBe('no-store');
  },
);

test('a page that fails before the first visit is logged', async () => {
  const { renderPages, logLines } = createTestApp({}, { App: BrokenGalleryApp });
  const path = '/gallery';
  expect(await renderPages()).toEqual([path]);
  expect(logLines).toMatchObject([
    { level: 50, msg: 'page failed', path, err: { message: secret } },
  ]);
});
