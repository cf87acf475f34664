import request from 'supertest';
import { expect, test, vi } from 'vitest';
import { openSite } from '../support/live-site.ts';
import { createSuspendingApp } from '../support/suspending-app.tsx';
import { createTestApp } from '../support/test-app.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const ordinary = [
  '/',
  '/',
  '/gallery?secret=1',
  '/no-such-page',
  '/favicon.ico',
  '/assets/none.js',
];

test('by default ordinary requests leave no line in the log', async () => {
  const { app, logLines } = createTestApp({ SLOW_REQUEST_MS: '600000' });
  for (const path of [...ordinary, '/%E0%A4%A', '/Gallery', '/healthz'])
    await request(app).get(path);
  await request(app).post('/');
  expect(logLines).toEqual([]);
});

test('with ACCESS_LOG=on each request leaves one, pages from memory too', async () => {
  const { app, logLines } = createTestApp({ ACCESS_LOG: 'on', SLOW_REQUEST_MS: '600000' });
  for (const path of ordinary) await request(app).get(path);
  await request(app).post('/gallery');
  await vi.waitFor(() => expect(logLines).toHaveLength(7));
  expect(logLines.map(({ msg, method, path, status }) => [msg, method, path, status])).toEqual([
    ['request', 'GET', '/', 200],
    ['request', 'GET', '/', 200],
    ['request', 'GET', '/gallery', 200],
    ['request', 'GET', '/no-such-page', 404],
    ['request', 'GET', '/favicon.ico', 200],
    ['request', 'GET', '/assets/none.js', 404],
    ['request', 'POST', '/gallery', 405],
  ]);
  for (const line of logLines) {
    expect(line).toMatchObject({ level: 30, requestId: expect.stringMatching(uuid) });
    expect(line.ms).toEqual(expect.any(Number));
  }
});

test('no line holds a query, an address, or anything else of the visitor', async () => {
  const { app, logLines } = createTestApp({ ACCESS_LOG: 'on', TRUST_PROXY: 'loopback' });
  await request(app)
    .get('/gallery?q=secret')
    .set({ 'X-Forwarded-For': '203.0.113.7', 'User-Agent': 'secret', Cookie: 'a=secret' })
    .set({ Referer: 'https://secret.example/', Authorization: 'Bearer secret' });
  await vi.waitFor(() => expect(logLines).toHaveLength(1));
  expect(JSON.stringify(logLines)).not.toMatch(/secret|203\.0\.113|127\.0\.0\.1|::1/);
});

test('a request that takes long is logged as slow', async () => {
  const { AppWithoutShell, resolve } = createSuspendingApp();
  const slow = { SLOW_REQUEST_MS: '20' };
  const { ask, server, logLines } = await openSite(slow, { App: AppWithoutShell });
  server.once('request', () => setTimeout(resolve, 40, 'At last.'));
  expect((await ask('/gallery?secret=1')).status).toBe(200);
  await vi.waitFor(() => expect(logLines).toHaveLength(1));
  expect(logLines).toMatchObject([
    { level: 40, msg: 'request was slow', method: 'GET', path: '/gallery', status: 200 },
  ]);
  expect(Number(logLines[0]?.ms)).toBeGreaterThanOrEqual(20);
  expect(JSON.stringify(logLines)).not.toContain('secret');
});

const given = 'proxy-7f3a.B:1_2';

async function idFor(environment: NodeJS.ProcessEnv, id: string) {
  const { app, logLines } = createTestApp({ ACCESS_LOG: 'on', ...environment });
  const { headers } = await request(app).get('/').set('X-Request-Id', id);
  await vi.waitFor(() => expect(logLines).toHaveLength(1));
  expect(logLines[0]?.requestId).toBe(headers['x-request-id']);
  return headers['x-request-id'];
}

test.each(['loopback', '127.0.0.1', '10.0.0.0/8, 127.0.0.0/8'])(
  'the id of a request is taken from a proxy in "%s"',
  async (proxies) => {
    expect(await idFor({ TRUST_PROXY: proxies }, given)).toBe(given);
  },
);

test.each([{}, { TRUST_PROXY: '10.0.0.0/8' }])(
  'from anyone else it is not: %o',
  async (trusted) => {
    expect(await idFor(trusted, given)).toMatch(uuid);
  },
);

test.each(['', 'a b', '<script>', '"quoted"', 'x'.repeat(129), 'ünlike'])(
  'an id like "%s" is replaced even where its proxy is trusted',
  async (id) => {
    expect(await idFor({ TRUST_PROXY: 'loopback' }, id)).toMatch(uuid);
  },
);
