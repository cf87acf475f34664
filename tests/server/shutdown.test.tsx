import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import type { AppOptions } from '#server/app.ts';
import { prepareShutdown } from '#server/http/shutdown.ts';
import type { Lifecycle } from '#server/lifecycle.ts';
import { createLog } from '#server/log.ts';
import { createSuspendingApp, fallbackWords } from '../support/apps.tsx';
import { createTestApp, listenOn } from '../support/site.ts';

const question = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

interface Options {
  App?: AppOptions['App'];
  /** Answers in place of the site. */
  listener?: RequestListener;
  graceMs?: number;
  limitMs?: number;
}

/** Starts a server, which `shutDown` stops. */
async function openUntilStopped({ App, listener, graceMs = 0, limitMs = 60_000 }: Options = {}) {
  const lifecycle: Lifecycle = { phase: 'ready' };
  const { app } = createTestApp({}, App ? { App, lifecycle } : { lifecycle });
  const site = await listenOn(listener ?? app);
  const log = createLog('silent', process.stdout);
  return { ...site, shutDown: prepareShutdown({ ...site, lifecycle, log, graceMs, limitMs }) };
}

test('a page that is being streamed is finished, then its connection is closed', async () => {
  const { App, resolve } = createSuspendingApp();
  const { connect, shutDown } = await openUntilStopped({ App });
  const { send, receives, closed } = await connect();
  await send(question);
  await receives(fallbackWords);
  const stopped = shutDown();
  resolve('The last words.');
  expect(await stopped).toBe(true);
  expect(await closed).toMatch(/The last words\..*<\/html>\r\n0\r\n\r\n$/s);
});

test('a response that has not started yet gets Connection: close', async () => {
  const { AppWithoutShell: App, resolve } = createSuspendingApp();
  const { connect, firstRequest, shutDown } = await openUntilStopped({ App });
  const { send, closed } = await connect();
  await send(question);
  await firstRequest;
  const stopped = shutDown();
  resolve('The last words.');
  expect(await closed).toMatch(/^Connection: close\r$.*The last words\./ms);
  expect(await stopped).toBe(true);
});

test('a slow reader gets its whole response and keeps no idle connections open', async () => {
  const much = Buffer.alloc(40_000_000, 'm');
  const { connect, server, shutDown } = await openUntilStopped({
    listener: ({ url }, response) => response.end(url === '/much' ? much : 'little'),
  });
  const idle = await connect();
  await idle.send(question);
  await idle.receives('little');
  const slow = await connect();
  let arrived = 0;
  slow.socket.removeAllListeners('data').pause();
  const asked = once(server, 'request');
  await slow.send('GET /much HTTP/1.1\r\nHost: a\r\n\r\n');
  await asked;
  const stopped = shutDown();
  await idle.closed;
  expect(slow.socket.closed).toBe(false);
  slow.socket.on('data', (part: string) => {
    arrived += part.length;
  });
  slow.socket.resume();
  expect(await stopped).toBe(true);
  await slow.closed;
  expect(arrived).toBeGreaterThan(much.length);
}, 60_000);

test('during the grace period it is alive, not ready, and closes each connection', async () => {
  const { ask, shutDown } = await openUntilStopped({ graceMs: 500 });
  const stopped = shutDown();
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
  const page = await ask('/gallery', { Connection: 'keep-alive' });
  expect([page.status, page.headers.connection]).toEqual([200, 'close']);
  expect(await stopped).toBe(true);
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
});

test('responses that take longer than the limit are cut off, and shutDown returns false', async () => {
  const site = await openUntilStopped({ listener: () => {}, limitMs: 50 });
  const { send, closed } = await site.connect();
  await send(question);
  await site.firstRequest;
  expect(await site.shutDown()).toBe(false);
  expect(await closed).toBe('');
});

/** Clients without a request under way, which send nothing more. */
test.each<[what: string, sent: string]>([
  ['nothing at all', ''],
  ['half a request', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['an unknown method', 'EVIL / HTTP/1.1\r\n\r\n'],
  ['a CONNECT request', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
])('a client that has sent %s does not delay shutdown', async (_what, sent) => {
  const { connect, server, shutDown } = await openUntilStopped();
  const arrived = once(server, 'connection');
  const { send } = await connect({ allowHalfOpen: true });
  await arrived;
  await send(sent);
  expect(await shutDown()).toBe(true);
});
