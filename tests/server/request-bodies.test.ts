import { expect, test } from 'vitest';
import { listenOn } from '../support/listen-on.ts';
import { statusesIn } from '../support/raw-connection.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, warm } = createTestApp();

const next = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const smuggled = 'GET /our-story HTTP/1.1\r\nHost: a\r\n\r\n';

const length = (body: string) => `Content-Length: ${body.length}\r\n\r\n${body}`;
const chunked = (body: string) =>
  `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

const requests: readonly [first: string, status: number][] = [
  ['POST /', 405],
  ['PUT /no-such-page', 405],
  ['PROPFIND /', 501],
  ['GET /', 413],
  ['HEAD /', 413],
  ['GET /healthz', 413],
  ['GET /no-such-page', 413],
  ['GET /favicon.ico', 413],
];

test.each(requests)(
  'a body on "%s" is refused and not read as a request',
  async (first, status) => {
    await warm();
    for (const framing of [length, chunked]) {
      const { connect } = await listenOn(app);
      const { send, closed } = await connect();
      await send(`${first} HTTP/1.1\r\nHost: a\r\n${framing(smuggled)}${next}`);
      const received = await closed;
      expect([[status], [status, 200]]).toContainEqual(statusesIn(received));
      expect(received).not.toContain('<!DOCTYPE');
    }
  },
);

test('who sends a body in parts and reads only then still gets the answer', async () => {
  const { connect } = await listenOn(app);
  const { send, closed, socket, received } = await connect();
  socket.pause();
  await send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 40000\r\n\r\n');
  for (let part = 0; part < 40; part += 1) await send('b'.repeat(1000));
  await send(next);
  socket.resume();
  await closed;
  expect(statusesIn(received())).toEqual([405, 200]);
});

test.each([
  ['of a known length', 'Content-Length: 1000000000\r\n\r\n', (text: string) => text],
  ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n', (text: string) => `1000\r\n${text}\r\n`],
])('an endless body %s is answered and cut off', async (_what, head, framed) => {
  const { connect } = await listenOn(app);
  const { send, closed, socket, receives } = await connect();
  await send(`POST / HTTP/1.1\r\nHost: a\r\n${head}`);
  await receives('405 Method Not Allowed');
  let sent = 0;
  while (!socket.closed && sent < 50_000_000) {
    await send(framed('b'.repeat(4096)));
    sent += 4096;
  }
  expect(sent).toBeLessThan(50_000_000);
  expect(statusesIn(await closed)).toEqual([405]);
});

test('who asks whether to send a body is refused, not told to go on', async () => {
  const { connect } = await listenOn(app);
  const { send, closed } = await connect();
  await send('POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n');
  const received = await closed;
  expect(statusesIn(received)).toEqual([405]);
  expect(received).toMatch(/^Connection: close\r$/im);
});

test('who expects something else is told that it cannot be', async () => {
  const { connect } = await listenOn(app);
  const { send, closed } = await connect();
  await send('GET / HTTP/1.1\r\nHost: a\r\nExpect: evilmark\r\nConnection: close\r\n\r\n');
  const received = await closed;
  expect(statusesIn(received)).toEqual([417]);
  expect(received).not.toContain('evilmark');
});

test('a length of nothing is no body', async () => {
  const { ask } = await listenOn(app);
  expect((await ask('/', { 'Content-Length': '0' })).status).toBe(200);
});
