import request from 'supertest';
import { expect, test, vi } from 'vitest';
import { createSuspendingApp, fallbackWords } from '../support/apps.tsx';
import { build, createTestApp, openSite } from '../support/site.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** With this, no request is slow, also on a busy machine. */
const patient = { SLOW_REQUEST_MS: '600000' };
const each = { ...patient, ACCESS_LOG: 'on' };

const ordinary: readonly [path: string, status: number][] = [
  ['/', 200],
  ['/', 200],
  ['/gallery?secret=1', 200],
  ['/no-such-page', 404],
  ['/favicon.ico', 200],
  ['/assets/none.js', 404],
  ['/Gallery', 301],
  [`/assets/${build.main}`, 200],
];

test('by default ordinary requests log no line', async () => {
  const { app, logLines } = createTestApp(patient);
  for (const [path] of ordinary) await request(app).get(path);
  for (const path of ['/%E0%A4%A', '/healthz', '/readyz']) await request(app).get(path);
  await request(app).post('/');
  await request(app).propfind('/');
  expect(logLines).toEqual([]);
});

test('with ACCESS_LOG=on each request logs a line; only no-store responses carry its id', async () => {
  const { app, logLines } = createTestApp(each);
  for (const [path] of ordinary) {
    const { headers } = await request(app).get(path);
    expect(headers, path).not.toHaveProperty('x-request-id');
  }
  const { headers } = await request(app).get('/%E0%A4%A');
  expect(headers['cache-control']).toBe('no-store');
  await vi.waitFor(() => expect(logLines).toHaveLength(ordinary.length + 1));
  expect(logLines.at(-1)).toMatchObject({ status: 400, requestId: headers['x-request-id'] });
  expect(logLines.slice(0, -1)).toMatchObject(
    ordinary.map(([path, status]) => ({
      level: 30,
      msg: 'request',
      method: 'GET',
      path: path.replace(/\?.*/, ''),
      status,
      ms: expect.any(Number),
      requestId: expect.stringMatching(uuid),
    })),
  );
});

test('no line has a query string, an IP address, a header of the request or a long path', async () => {
  const { app, logLines } = createTestApp({ ...each, TRUST_PROXY: 'loopback' });
  await request(app)
    .get(`/${'x'.repeat(5000)}?q=secret`)
    .set({ 'X-Forwarded-For': '203.0.113.7', 'User-Agent': 'secret', Cookie: 'a=secret' })
    .set({ Referer: 'https://secret.example/', Authorization: 'Bearer secret' });
  await vi.waitFor(() => expect(logLines).toHaveLength(1));
  expect(JSON.stringify(logLines)).not.toMatch(/secret|203\.0\.113|127\.0\.0\.1|::1/);
  expect(logLines[0]?.path).toBe(`/${'x'.repeat(199)}`);
});

test('a request with a slow first byte is logged as slow', async () => {
  const { AppWithoutShell: App, resolve } = createSuspendingApp();
  const { ask, server, logLines } = await openSite({ SLOW_REQUEST_MS: '20' }, { App });
  server.once('request', () => setTimeout(resolve, 40, 'At last.'));
  expect((await ask('/gallery?secret=1')).status).toBe(200);
  await vi.waitFor(() => expect(logLines).toHaveLength(1));
  expect(logLines).toMatchObject([
    { level: 40, msg: 'request was slow', method: 'GET', path: '/gallery' },
  ]);
  expect(Number(logLines[0]?.ms)).toBeGreaterThanOrEqual(20);
});

test('a client that reads slowly does not make a slow request', async () => {
  const { App, resolve } = createSuspendingApp();
  const site = await openSite({ SLOW_REQUEST_MS: '2000', ACCESS_LOG: 'on' }, { App });
  const page = await site.stream('/gallery');
  await page.receives(fallbackWords);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  resolve('At last.');
  await page.whole;
  await site.firstClosed;
  vi.restoreAllMocks();
  expect(site.logLines.map(({ msg }) => msg)).toEqual(['request']);
});

const given = 'proxy-7f3a.B:1_2';

test.each<[id: string, trusted: string, isTaken: boolean]>([
  [given, 'loopback', true],
  [given, '10.0.0.0/8, 127.0.0.0/8', true],
  [given, '', false],
  [given, '10.0.0.0/8', false],
  ['', 'loopback', false],
  ['"a b"', 'loopback', false],
  ['x'.repeat(129), 'loopback', false],
])(
  'the id "%s" of a request from a proxy is taken where "%s" is trusted: %s',
  async (id, trusted, isTaken) => {
    const { app, logLines } = createTestApp({ ...each, TRUST_PROXY: trusted });
    await request(app).get('/').set('X-Request-Id', id);
    await vi.waitFor(() => expect(logLines).toHaveLength(1));
    expect(logLines[0]?.requestId).toEqual(isTaken ? id : expect.stringMatching(uuid));
  },
);
