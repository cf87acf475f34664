import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { listenOn } from '../support/listen-on.ts';
import { statusesIn } from '../support/raw-connection.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, warm } = createTestApp();

beforeAll(warm, 60_000);

/** Limits that a test can wait for; requests may take longer than their heads. */
const hasty = { HEADERS_TIMEOUT_MS: '100', REQUEST_TIMEOUT_MS: '200' };

test.each(['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '])(
  'who stops after "%s" is answered with 408 in time, and the connection is closed',
  async (start) => {
    const { connect } = await listenOn(app, hasty);
    const { send, closed } = await connect();
    if (start) await send(start);
    const received = await closed;
    expect(statusesIn(received)).toEqual([408]);
    expect(received).toMatch(/^Connection: close\r$/m);
  },
);

test('who stops in the middle of a body has the answer, and the connection is closed in time', async () => {
  const { connect } = await listenOn(app, hasty);
  const { send, closed } = await connect();
  await send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
  expect(statusesIn(await closed)[0]).toBe(405);
});

test('an idle connection is closed after its time, without a word', async () => {
  const { connect } = await listenOn(app, { KEEP_ALIVE_TIMEOUT_MS: '50' });
  const { send, closed } = await connect();
  await send('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(statusesIn(await closed)).toEqual([200]);
});

test('who reads nothing for too long is cut off', async () => {
  const { connect, server } = await listenOn(app, { IDLE_TIMEOUT_MS: '100' });
  const arrived = once(server, 'connection');
  const { send, socket } = await connect();
  socket.pause();
  const [atServer] = await arrived;
  const question = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  await send(question.repeat(1000));
  if (!atServer.closed) await once(atServer, 'close');
  expect(atServer.destroyed).toBe(true);
});

test('who asks for a tunnel and never hangs up is cut off', async () => {
  const { connect, server } = await listenOn(app, { IDLE_TIMEOUT_MS: '100' });
  const arrived = once(server, 'connection');
  const { send, socket } = await connect({ allowHalfOpen: true });
  const [atServer] = await arrived;
  await send('CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'end');
  if (!atServer.closed) await once(atServer, 'close');
  expect(atServer.destroyed).toBe(true);
});

test('fifty who ask for much and read nothing cost little memory and delay nobody', async () => {
  const { connect, ask } = await listenOn(app);
  await ask('/');
  const before = process.memoryUsage().rss;
  const question = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  for (let index = 0; index < 50; index += 1) {
    const { socket, send } = await connect();
    socket.pause();
    await send(question.repeat(300));
  }
  const { status, body } = await ask('/');
  expect(status).toBe(200);
  // All that was asked for: 50 × 300 pages.
  const askedFor = 50 * 300 * body.length;
  expect(askedFor).toBeGreaterThan(250_000_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
}, 60_000);

test('a thousand connections that say half a word or are reset leave others served', async () => {
  const { connect, ask } = await listenOn(app);
  const halves = [
    '',
    'G',
    'GET / HTTP/1.1\r\n',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n',
  ];
  for (let batch = 0; batch < 10; batch += 1) {
    const connections = await Promise.all(Array.from({ length: 100 }, connect));
    for (const [index, { socket }] of connections.entries()) {
      const half = halves[index % halves.length] ?? '';
      if (half) socket.write(half);
      if (index % 2 === 0) socket.resetAndDestroy();
    }
  }
  const answers = await Promise.all([ask('/'), ask('/gallery'), ask('/no-such-page')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  for (const { body } of answers) expect(body.toString()).toMatch(/<\/html>$/);
}, 60_000);
