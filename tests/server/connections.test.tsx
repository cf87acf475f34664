import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp, listenOn, openSite, statusesIn } from '../support/site.ts';
import { createSuspendingApp, fallbackWords } from '../support/suspending-app.tsx';

const question = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const tunnel = 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n';

const { app, warm } = createTestApp();
await warm();

/** Requests for which Node creates no response object. */
test.each<[what: string, request: string, status: number]>([
  ['an unknown method', 'EVILMARK / HTTP/1.1\r\nHost: a\r\n\r\n', 501],
  ['a CONNECT request', tunnel, 405],
])(
  '%s is answered after the page before it, cached or still being rendered',
  async (_, second, status) => {
    const kept = await (await listenOn(app)).exchange(question + second);
    expect(statusesIn(kept)).toEqual([200, status]);
    expect(kept).toMatch(/<\/html>HTTP\/1\.1/);

    const { App, resolve } = createSuspendingApp();
    const { send, receives, closed } = await (await openSite({}, { App })).connect();
    await send(question);
    await receives(fallbackWords);
    await send(second);
    resolve('Better late than never.');
    const rendered = await closed;
    expect(statusesIn(rendered)).toEqual([200, status]);
    expect(rendered).toMatch(/Better late than never\..*<\/html>\r\n0\r\n\r\nHTTP\/1\.1/s);
  },
);

test('pipelined requests are answered in order, from memory or not', async () => {
  const { exchange } = await openSite();
  const ask = (line: string) => `${line} HTTP/1.1\r\nHost: a\r\n`;
  const round = [
    ask('HEAD /'),
    `${ask('GET /')}If-None-Match: *\r\n`,
    ask('GET /healthz'),
    ask('GET /Gallery'),
    ask('PUT /'),
  ];
  const rounds = [...round, ...round, ...round].map((head) => `${head}\r\n`).join('');
  const received = await exchange(`${rounds}${ask('HEAD /')}Connection: close\r\n\r\n`);
  const expected = [200, 200, 200, 301, 405];
  expect(statusesIn(received)).toEqual([...expected, ...expected, ...expected, 200]);
});

/** Timeouts that a test can wait for. */
const hasty = { HEADERS_TIMEOUT_MS: '100', REQUEST_TIMEOUT_MS: '200' };

test.each(['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '])(
  'a client that stops after "%s" gets 408 and is disconnected',
  async (start) => {
    const received = await (await listenOn(app, hasty)).exchange(start);
    expect(statusesIn(received)).toEqual([408]);
    expect(received).toMatch(/^Connection: close\r$/m);
  },
);

test('a client that stops in the middle of a body gets its answer and is disconnected', async () => {
  const { exchange } = await listenOn(app, hasty);
  const received = await exchange('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
  expect(statusesIn(received)[0]).toBe(405);
});

test('an idle connection is closed after the keep-alive timeout without a response', async () => {
  const { exchange } = await listenOn(app, { KEEP_ALIVE_TIMEOUT_MS: '50' });
  expect(statusesIn(await exchange('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'))).toEqual([200]);
});

test.each<[what: string, idleMs: string, act: (socket: Socket) => Promise<unknown>]>([
  ['stops reading', '100', async (socket) => socket.pause().write(question.repeat(1000))],
  [
    'sends CONNECT and never hangs up',
    '100',
    async (socket) => {
      socket.write(tunnel);
      await once(socket, 'end');
    },
  ],
  [
    'sends CONNECT and goes on sending',
    '600000',
    async (socket) => {
      socket.write(tunnel);
      const sending = setInterval(() => socket.write('x'), 100);
      socket.on('close', () => clearInterval(sending));
    },
  ],
])('a client that %s is disconnected', async (_what, idleMs, act) => {
  const { connect, server } = await listenOn(app, { IDLE_TIMEOUT_MS: idleMs });
  const arrived = once(server, 'connection');
  const { socket } = await connect({ allowHalfOpen: true });
  const [atServer] = await arrived;
  await act(socket);
  if (!atServer.closed) await once(atServer, 'close');
  expect(atServer.destroyed).toBe(true);
});

test('50 clients that request much and read nothing cost little memory and delay nobody', async () => {
  const { connect, ask } = await listenOn(app);
  await ask('/');
  const before = process.memoryUsage().rss;
  for (let index = 0; index < 50; index += 1) {
    const { socket, send } = await connect();
    socket.pause();
    await send(question.repeat(300));
  }
  const { status, body } = await ask('/');
  expect(status).toBe(200);
  // All that was asked for: 50 × 300 pages.
  expect(50 * 300 * body.length).toBeGreaterThan(250_000_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
}, 60_000);

test('1,000 connections that send half a request or are reset leave others served', async () => {
  const { connect, ask } = await listenOn(app);
  const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n';
  const halves = ['', 'G', 'GET / HTTP/1.1\r\n', post];
  for (let batch = 0; batch < 10; batch += 1) {
    const connections = await Promise.all(Array.from({ length: 100 }, () => connect()));
    for (const [index, { socket }] of connections.entries()) {
      socket.write(halves[index % halves.length] ?? '');
      if (index % 2 === 0) socket.resetAndDestroy();
    }
  }
  const answers = await Promise.all([ask('/'), ask('/gallery'), ask('/no-such-page')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  for (const { text } of answers) expect(text).toMatch(/<\/html>$/);
}, 60_000);
