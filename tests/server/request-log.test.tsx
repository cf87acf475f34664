import request from 'supertest';
import { expect, test, vi } from 'vitest';
import { openSite } from '../support/listen-on.ts';
import { createSuspendingApp, fallbackWords } from '../support/suspending-app.tsx';
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

test('a request whose answer is long in coming is logged as slow', async () => {
  const { AppWithoutShell, resolve } = createSuspendingApp();
  const slow = { SLOW_REQUEST_MS: '20' };
  const { ask, server, logLines } = await openSite(slow, { App: AppWithoutShell });
  server.once('request', () => setTimeout(resolve, 40, 'At last.'));
  expect((await ask('/gallery?secret=1')).status).toBe(200);
  await vi.waitFor(() => expect(logLines).toHaveLength(1));
  expect(logLines).toMatchObject([
    { level: 40, msg: 'request was slow', method: 'GET', path: '/gallery' },
  ]);
  expect(Number(logLines[0]?.ms)).toBeGreaterThanOrEqual(20);
  expect(JSON.stringify(logLines)).not.toContain('secret');
});

test('a visitor who is slow to read a page does not make it a slow request', async () => {
  const { App, resolve } = createSuspendingApp();
  const { stream, firstClosed, logLines } = await openSite(
    { SLOW_REQUEST_MS: '2000', ACCESS_LOG: 'on' },
    { App },
  );
  const page = await stream('/gallery');
  await page.receives(fallbackWords);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  resolve('At last.');
  await page.whole;
  await firstClosed;
  vi.restoreAllMocks();
  expect(logLines.map(({ msg }) => msg)).toEqual(['request']);
});

test('of a path two hundred characters are logged at the most', async () => {
  const { app, logLines } = createTestApp({ ACCESS_LOG: 'on' });
  await request(app).get(`/${'x'.repeat(5000)}`);
  await vi.waitFor(() => expect(logLines).toHaveLength(1));
  expect(logLines[0]?.path).toBe(`/${'x'.repeat(199)}`);
});

test('an address that no URL parser takes leaves its line like any other', async () => {
  const { connect, logLines } = await openSite({ ACCESS_LOG: 'on' });
  const { send, closed } = await connect();
  await send('GET xx://[/?secret=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  const received = await closed;
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  expect(received).toMatch(/^X-Frame-Options: DENY\r$/m);
  await vi.waitFor(() => expect(logLines).toMatchObject([{ msg: 'request', status: 400 }]));
  expect(JSON.stringify(logLines)).not.toContain('secret');
});

test('only an answer that no cache may keep carries the id of its request', async () => {
  const { app, build, logLines } = createTestApp({ ACCESS_LOG: 'on' });
  for (const path of [...ordinary, '/Gallery', `/assets/${build.main}`]) {
    const { headers } = await request(app).get(path);
    expect(headers, path).not.toHaveProperty('x-request-id');
  }
  const { headers } = await request(app).get('/%E0%A4%A');
  expect(headers['cache-control']).toBe('no-store');
  await vi.waitFor(() => expect(logLines.at(-1)?.requestId).toBe(headers['x-request-id']));
});

const given = 'proxy-7f3a.B:1_2';

async function idFor(environment: NodeJS.ProcessEnv, id: string) {
  const { app, logLines } = createTestApp({
    ACCESS_LOG: 'on',
    SLOW_REQUEST_MS: '600000',
    ...environment,
  });
  await request(app).get('/').set('X-Request-Id', id);
  await vi.waitFor(() => expect(logLines).toHaveLength(1));
  return logLines[0]?.requestId;
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
