import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { prepareShutdown } from '#server/http/shutdown.ts';
import type { Lifecycle } from '#server/lifecycle.ts';
import { createLog } from '#server/log.ts';
import { listenOn } from '../support/listen-on.ts';
import { statusesIn } from '../support/raw-connection.ts';
import { createSuspendingApp, fallbackWords } from '../support/suspending-app.tsx';
import { createTestApp } from '../support/test-app.ts';

const question = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

async function listenUntilStopped(
  app: RequestListener,
  {
    lifecycle = { phase: 'ready' },
    graceMs = 0,
    limitMs = 60_000,
  }: {
    lifecycle?: Lifecycle;
    graceMs?: number;
    limitMs?: number;
  } = {},
) {
  const site = await listenOn(app);
  const log = createLog('silent', process.stdout);
  const shutDown = prepareShutdown({ ...site, lifecycle, log, graceMs, limitMs });
  return { ...site, shutDown };
}

test('an idle connection that is kept alive does not hold the end up', async () => {
  const { connect, shutDown } = await listenUntilStopped(createTestApp().app);
  const { send, receives, closed } = await connect();
  await send(question);
  await receives('\r\n0\r\n\r\n');
  expect(await shutDown()).toBe(true);
  expect(statusesIn(await closed)).toEqual([200]);
});

test('a page under way is finished, and its connection closed after it', async () => {
  const { App, resolve } = createSuspendingApp();
  const lifecycle: Lifecycle = { phase: 'ready' };
  const { app } = createTestApp({}, { App, lifecycle });
  const { connect, shutDown } = await listenUntilStopped(app, { lifecycle });
  const { send, receives, closed } = await connect();
  await send(question);
  await receives(fallbackWords);
  const stopped = shutDown();
  resolve('The last words.');
  expect(await stopped).toBe(true);
  expect(await closed).toMatch(/The last words\..*<\/html>\r\n0\r\n\r\n$/s);
});

test('a page that has not begun says that it is the last on its connection', async () => {
  const { AppWithoutShell, resolve } = createSuspendingApp();
  const lifecycle: Lifecycle = { phase: 'ready' };
  const { app } = createTestApp({}, { App: AppWithoutShell, lifecycle });
  const { connect, server, shutDown } = await listenUntilStopped(app, { lifecycle });
  const { send, closed } = await connect();
  const asked = once(server, 'request');
  await send(question);
  await asked;
  const stopped = shutDown();
  resolve('The last words.');
  expect(await closed).toMatch(/^Connection: close\r$.*The last words\./ms);
  expect(await stopped).toBe(true);
});

test('who reads slowly gets all of what was handed over before the end', async () => {
  const much = Buffer.alloc(40_000_000, 'm');
  const { connect, server, shutDown } = await listenUntilStopped((_request, response) => {
    response.writeHead(200, { 'Content-Length': String(much.length) }).end(much);
  });
  const { send, socket, closed } = await connect();
  let arrived = 0;
  socket.removeAllListeners('data');
  socket.pause();
  const asked = once(server, 'request');
  await send(question);
  await asked;
  const stopped = shutDown();
  await new Promise((done) => setImmediate(done));
  socket.on('data', (part: string) => {
    arrived += part.length;
  });
  socket.resume();
  expect(await stopped).toBe(true);
  await closed;
  expect(arrived).toBeGreaterThan(much.length);
}, 60_000);

test('during the grace requests are answered, and each answer is the last', async () => {
  const lifecycle: Lifecycle = { phase: 'ready' };
  const { app } = createTestApp({}, { lifecycle });
  const { ask, shutDown } = await listenUntilStopped(app, { lifecycle, graceMs: 3000 });
  const stopped = shutDown();
  const page = await ask('/gallery', { Connection: 'keep-alive' });
  expect([page.status, page.headers.connection]).toEqual([200, 'close']);
  expect((await ask('/readyz')).status).toBe(503);
  expect(await stopped).toBe(true);
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
}, 60_000);

test('what takes longer than the limit is cut off, and that is told', async () => {
  const { connect, server, shutDown } = await listenUntilStopped(() => {}, { limitMs: 50 });
  const { send, closed } = await connect();
  const asked = once(server, 'request');
  await send(question);
  await asked;
  expect(await shutDown()).toBe(false);
  expect(await closed).toBe('');
});

/** Clients that have nothing under way; the server hears no more of them. */
const idleClients: readonly [what: string, sent: string][] = [
  ['nothing at all', ''],
  ['half a request', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['what cannot be parsed', 'EVIL / HTTP/1.1\r\n\r\n'],
  ['a wish for a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
];

test.each(idleClients)(
  'a client that has sent %s does not hold the end up',
  async (_what, sent) => {
    const { connect, server, shutDown } = await listenUntilStopped(createTestApp().app);
    const arrived = once(server, 'connection');
    const { send } = await connect({ allowHalfOpen: true });
    await arrived;
    if (sent) await send(sent);
    expect(await shutDown()).toBe(true);
  },
);

test('one client that stops reading does not keep the idle ones open', async () => {
  const much = Buffer.alloc(40_000_000, 'm');
  const { connect, server, shutDown } = await listenUntilStopped(({ url }, response) => {
    response.end(url === '/much' ? much : 'little');
  });
  const idle = await Promise.all(Array.from({ length: 100 }, () => connect()));
  for (const { send, receives } of idle) {
    await send(question);
    await receives('little');
  }
  const stalled = await connect();
  stalled.socket.pause();
  const asked = once(server, 'request');
  await stalled.send('GET /much HTTP/1.1\r\nHost: a\r\n\r\n');
  await asked;
  const stopped = shutDown();
  await Promise.all(idle.map(({ closed }) => closed));
  expect(stalled.socket.closed).toBe(false);
  stalled.socket.resume();
  expect(await stopped).toBe(true);
}, 60_000);
