import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { listen } from '../support/live-site.ts';
import { statusesIn } from '../support/raw-connection.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, warm } = createTestApp();

beforeAll(warm, 60_000);

test('answers from memory and others keep the order of their requests on one connection', async () => {
  const { connect } = await listen(app);
  const { send, closed } = await connect();
  const ask = (line: string) => `${line} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const round = [
    ask('HEAD /'),
    'GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: *\r\n\r\n',
    ask('GET /healthz'),
    ask('PUT /'),
  ].join('');
  await send(`${round.repeat(10)}HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const expected = Array.from({ length: 10 }, () => [200, 304, 200, 405]).flat();
  expect(statusesIn(await closed)).toEqual([...expected, 200]);
});

test.each([
  { what: 'what cannot be read', second: 'EVILMARK / HTTP/1.1', status: 501 },
  { what: 'the wish for a tunnel', second: 'CONNECT a:443 HTTP/1.1', status: 405 },
])('$what is answered after what was asked before it', async ({ second, status }) => {
  const { connect } = await listen(app);
  const { send, closed } = await connect();
  await send(`GET / HTTP/1.1\r\nHost: a\r\n\r\n${second}\r\nHost: a\r\n\r\n`);
  expect(statusesIn(await closed)).toEqual([200, status]);
});

test('who leaves in the turn of his request delays no one and breaks nothing', async () => {
  const { connect, ask, server } = await listen(app);
  server.prependListener('request', (request) => {
    if (request.url === '/?leaving') request.socket.destroy();
  });
  const leaving = await connect();
  const left = once(leaving.socket, 'close');
  await leaving.send('GET /?leaving HTTP/1.1\r\nHost: a\r\n\r\n');
  const { status } = await ask('/');
  expect(status).toBe(200);
  await left;
});
