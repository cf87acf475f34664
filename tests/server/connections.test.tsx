import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createSuspendingApp, fallbackWords } from '../support/apps.tsx';
import { createTestApp, listenOn, openSite, statusesIn } from '../support/site.ts';

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

test.each([
  ['its head', 'GET / HT', 408],
  ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf', 405],
])(
  'a client that stops in the middle of %s is answered and disconnected',
  async (_, start, status) => {
    const timeouts = { HEADERS_TIMEOUT_MS: '100', REQUEST_TIMEOUT_MS: '200' };
    const received = await (await listenOn(app, timeouts)).exchange(start);
    expect(statusesIn(received)[0]).toBe(status);
    expect(received).toMatch(/^Connection: close\r$/m);
  },
);

test.each<[what: string, idleMs: string, act: (socket: Socket) => void]>([
  ['never hangs up', '100', () => {}],
  [
    'goes on sending',
    '600000',
    (socket) => {
      const sending = setInterval(() => socket.write('x'), 100);
      socket.on('close', () => clearInterval(sending));
    },
  ],
])('a client that sends CONNECT and %s is disconnected', async (_what, idleMs, act) => {
  const { connect, server } = await listenOn(app, { IDLE_TIMEOUT_MS: idleMs });
  const arrived = once(server, 'connection');
  const { socket, send } = await connect({ allowHalfOpen: true });
  const [atServer] = await arrived;
  await send(tunnel);
  act(socket);
  if (!atServer.closed) await once(atServer, 'close');
  expect(atServer.destroyed).toBe(true);
});

test('a client that sends CONNECT behind a page that is not ready is disconnected when it idles', async () => {
  const { App } = createSuspendingApp();
  const { connect } = await openSite({ IDLE_TIMEOUT_MS: '100' }, { App });
  const { send, receives, closed } = await connect();
  await send(question);
  await receives(fallbackWords);
  await send(tunnel);
  expect(statusesIn(await closed)).toEqual([200]);
});
