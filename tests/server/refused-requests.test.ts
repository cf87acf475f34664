import { expect, test } from 'vitest';
import { listenOn } from '../support/listen-on.ts';
import { statusesIn } from '../support/raw-connection.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, logLines } = createTestApp();

async function exchange(bytes: string) {
  const { connect } = await listenOn(app);
  const { send, closed } = await connect();
  await send(bytes);
  return closed;
}

const host = 'Host: a\r\n';

/** Ways to have two servers see different requests in the same bytes, and other broken heads. */
const broken: readonly [what: string, head: string][] = [
  [
    'both a length and chunks',
    `POST / HTTP/1.1\r\n${host}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`],
  ['a length that is none', `POST / HTTP/1.1\r\n${host}Content-Length: +5\r\n\r\nabcde`],
  ['a negative length', `POST / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`],
  [
    'chunks that are not the last coding',
    `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  ],
  ['a folded header', `GET / HTTP/1.1\r\n${host}X-A: b\r\n c\r\n\r\n`],
  ['bare line feeds', 'GET / HTTP/1.1\nHost: a\n\n'],
  ['a bare line feed within', `GET / HTTP/1.1\r\n${host}X-A: b\nX-C: d\r\n\r\n`],
  ['a bare carriage return', `GET / HTTP/1.1\r\n${host}X-A: b\rX-C: d\r\n\r\n`],
  ['a space before the colon', `GET / HTTP/1.1\r\n${host}X-A : b\r\n\r\n`],
  ['NUL in a header', `GET / HTTP/1.1\r\n${host}X-A: b\0c\r\n\r\n`],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a version of its own', `GET / HTTP/9.9\r\n${host}\r\n`],
  ['no version', 'GET /\r\n\r\n'],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
];

test.each(broken)('%s: 400, closed, and what follows is not answered', async (_what, head) => {
  const received = await exchange(`${head}GET /healthz HTTP/1.1\r\n${host}\r\n`);
  expect(statusesIn(received)).toEqual([400]);
  expect(received).toMatch(/^Connection: close\r$/im);
});

const refusedMethods: readonly [line: string, status: number][] = [
  ['OPTIONS *', 405],
  ['TRACE /', 405],
  ['CONNECT evilmark.example:443', 405],
  ['DELETE /assets/x.js', 405],
  ['PROPFIND /', 501],
  ['M-SEARCH /', 501],
  ['EVILMARK /', 501],
  ['get /', 501],
];

test.each(refusedMethods)('"%s" is answered with %i', async (line, status) => {
  const received = await exchange(`${line} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  expect(statusesIn(received)).toEqual([status]);
  expect(/^Allow: GET, HEAD\r$/m.test(received)).toBe(status === 405);
  expect(received).not.toMatch(/evilmark/i);
});

const headers = (count: number) =>
  Array.from({ length: count }, (_, index) => `X-${index}: y\r\n`).join('');

test.each([99, 150, 1500])(
  'of %i more headers none hides the body that the last announces',
  async (count) => {
    const body = 'GET /our-story HTTP/1.1\r\n\r\n';
    const received = await exchange(
      `GET / HTTP/1.1\r\n${host}${headers(count)}Content-Length: ${body.length}\r\n\r\n${body}GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    );
    expect(statusesIn(received)).toEqual([431, 200]);
    expect(received).not.toContain('<!DOCTYPE');
  },
);

test('a hundred header lines are answered, one more is too many', async () => {
  const head = `GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n`;
  expect(statusesIn(await exchange(`${head}${headers(98)}\r\n`))).toEqual([200]);
  expect(statusesIn(await exchange(`${head}${headers(99)}\r\n`))).toEqual([431]);
});

test('a head without end is answered with 431 and cut off', async () => {
  const { connect } = await listenOn(app);
  const { send, closed, socket } = await connect();
  await send(`GET / HTTP/1.1\r\n${host}`);
  let sent = 0;
  while (!socket.closed && sent < 50_000_000) {
    await send(`X-A: ${'b'.repeat(4096)}\r\n`);
    sent += 4096;
  }
  expect(sent).toBeLessThan(50_000_000);
  expect(statusesIn(await closed)).toEqual([431]);
});

test('what cannot be read is no error of the server, and no line in its log', () => {
  expect(logLines).toEqual([]);
});
