import { once } from 'node:events';
import { expect, test } from 'vitest';
import { listenOn, openSite } from '../support/listen-on.ts';
import { statusesIn } from '../support/raw-connection.ts';
import { createSuspendingApp, fallbackWords } from '../support/suspending-app.tsx';

const question = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** Requests that Node hands over without a response object. */
const raw: readonly [what: string, request: string, status: number][] = [
  ['what cannot be parsed', 'EVILMARK / HTTP/1.1\r\nHost: a\r\n\r\n', 501],
  ['a wish for a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
];

test.each(raw)(
  '%s is answered after the kept page that was asked for before it',
  async (_what, second, status) => {
    const { connect, warm } = await openSite();
    await warm();
    const { send, closed } = await connect();
    await send(question + second);
    const received = await closed;
    expect(statusesIn(received)).toEqual([200, status]);
    expect(received).toMatch(/<\/html>HTTP\/1\.1/);
  },
  60_000,
);

test.each(raw)(
  '%s is answered after the page that is still being rendered',
  async (_what, second, status) => {
    const { App, resolve } = createSuspendingApp();
    const { connect } = await openSite({}, { App });
    const { send, receives, closed } = await connect();
    await send(question);
    await receives(fallbackWords);
    await send(second);
    resolve('Better late than never.');
    const received = await closed;
    expect(statusesIn(received)).toEqual([200, status]);
    expect(received).toMatch(/Better late than never\..*<\/html>\r\n0\r\n\r\nHTTP\/1\.1/s);
  },
);

test('requests on one connection are answered in their order, from memory or not', async () => {
  const { connect } = await openSite();
  const { send, closed } = await connect();
  const ask = (line: string) => `${line} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const round = [
    ask('HEAD /'),
    'GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: *\r\n\r\n',
    ask('GET /healthz'),
    ask('GET /Gallery'),
    ask('PUT /'),
  ];
  await send(`${round.join('').repeat(3)}HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const expected = [200, 200, 200, 301, 405];
  expect(statusesIn(await closed)).toEqual([...expected, ...expected, ...expected, 200]);
});

test('a client that asked for a tunnel and goes on sending is cut off', async () => {
  const { connect, server } = await listenOn(() => {}, { IDLE_TIMEOUT_MS: '600000' });
  const arrived = once(server, 'connection');
  const { send, socket } = await connect({ allowHalfOpen: true });
  const [atServer] = await arrived;
  await send('CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n');
  const dribble = setInterval(() => socket.write('x'), 100);
  if (!atServer.closed) await once(atServer, 'close');
  clearInterval(dribble);
  expect(atServer.destroyed).toBe(true);
});
