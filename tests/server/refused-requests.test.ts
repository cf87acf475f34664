import { expect, test } from 'vitest';
import { openSite, statusesIn } from '../support/site.ts';

const { connect, exchange, logLines } = await openSite();

const host = 'Host: a\r\n';
const get = `GET / HTTP/1.1\r\n${host}`;
const post = `POST / HTTP/1.1\r\n${host}`;
const next = `GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;

/** Request smuggling, and other requests that cannot be parsed. */
test.each<[what: string, head: string]>([
  ['two framings', `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['two lengths', `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`],
  ['a length that is none', `${post}Content-Length: +5\r\n\r\nabcde`],
  ['a negative length', `${post}Content-Length: -1\r\n\r\n`],
  ['chunks before another coding', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['a folded header', `${get}X-A: b\r\n c\r\n\r\n`],
  ['bare line feeds', 'GET / HTTP/1.1\nHost: a\n\n'],
  ['a bare line feed within', `${get}X-A: b\nX-C: d\r\n\r\n`],
  ['a bare carriage return', `${get}X-A: b\rX-C: d\r\n\r\n`],
  ['a space before the colon', `${get}X-A : b\r\n\r\n`],
  ['NUL in a header', `${get}X-A: b\0c\r\n\r\n`],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a version of its own', `GET / HTTP/9.9\r\n${host}\r\n`],
  ['no version', 'GET /\r\n\r\n'],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
])(
  '%s gets 400 and a closed connection, and the next request is not answered',
  async (_what, head) => {
    const received = await exchange(head + next);
    expect(statusesIn(received)).toEqual([400]);
    expect(received).toMatch(/^Connection: close\r$/im);
  },
);

test.each<[line: string, status: number]>([
  ['POST /', 405],
  ['PUT /', 405],
  ['PATCH /', 405],
  ['DELETE /assets/x.js', 405],
  ['OPTIONS /', 405],
  ['OPTIONS *', 405],
  ['TRACE /', 405],
  ['CONNECT evilmark.example:443', 405],
  ['PROPFIND /', 501],
  ['M-SEARCH /', 501],
  ['EVILMARK /', 501],
  ['get /', 501],
])('"%s" is answered with %i', async (line, status) => {
  const received = await exchange(`${line} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  expect(statusesIn(received)).toEqual([status]);
  expect(/^Allow: GET, HEAD\r$/m.test(received)).toBe(status === 405);
  expect(received).not.toMatch(/evilmark|</i);
});

const headers = (count: number) =>
  Array.from({ length: count }, (_, index) => `X-${index}: y\r\n`).join('');

test.each([99, 150, 1500])(
  '%i more headers do not hide the Content-Length after them',
  async (count) => {
    const body = 'GET /our-story HTTP/1.1\r\n\r\n';
    const head = `${get}${headers(count)}Content-Length: ${body.length}\r\n\r\n`;
    const received = await exchange(head + body + next);
    expect(statusesIn(received)).toEqual([431, 200]);
    expect(received).not.toContain('<!DOCTYPE');
  },
);

test('100 headers are answered, one more gets 431', async () => {
  const head = `GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n`;
  expect(statusesIn(await exchange(`${head}${headers(98)}\r\n`))).toEqual([200]);
  expect(statusesIn(await exchange(`${head}${headers(99)}\r\n`))).toEqual([431]);
});

const smuggled = 'GET /our-story?secret-words HTTP/1.1\r\nHost: a\r\n\r\n';
const length = `Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`;
const size = smuggled.length.toString(16);
const chunks = `Transfer-Encoding: chunked\r\n\r\n${size}\r\n${smuggled}\r\n0\r\n\r\n`;

test.each<[line: string, status: number]>([
  ['POST /', 405],
  ['POST /get-in-touch', 405],
  ['POST /our-story/', 405],
  ['POST /%E0%A4%A', 405],
  ['POST /favicon.ico', 405],
  ['PUT /no-such-page', 405],
  ['PROPFIND /', 501],
  ['GET /', 413],
  ['HEAD /', 413],
  ['GET /healthz', 413],
  ['GET /no-such-page', 413],
  ['GET /favicon.ico', 413],
])('a body of "%s" is rejected, not read as a request, and not repeated', async (line, status) => {
  for (const body of [length, chunks]) {
    const received = await exchange(`${line} HTTP/1.1\r\n${host}${body}${next}`);
    expect([[status], [status, 200]]).toContainEqual(statusesIn(received));
    expect(received).not.toMatch(/<!DOCTYPE|secret-words/);
  }
});

test('a client that reads only after it has sent its body gets the answer', async () => {
  const { send, closed, socket } = await connect();
  socket.pause();
  await send(`${post}Content-Length: 40000\r\n\r\n`);
  for (let part = 0; part < 40; part += 1) await send('b'.repeat(1000));
  await send(next);
  socket.resume();
  expect(statusesIn(await closed)).toEqual([405, 200]);
});

test.each<[what: string, head: string, part: string, status: number]>([
  ['a head', get, `X-A: ${'b'.repeat(4096)}\r\n`, 431],
  ['a body of a known length', `${post}Content-Length: 1000000000\r\n\r\n`, 'b'.repeat(4096), 405],
  [
    'a body in chunks',
    `${post}Transfer-Encoding: chunked\r\n\r\n`,
    `1000\r\n${'b'.repeat(4096)}\r\n`,
    405,
  ],
])('%s without end is answered and disconnected', async (_what, head, part, status) => {
  const { send, receives, closed, socket } = await connect();
  await send(head);
  // The answer to a body does not wait for its end.
  if (status === 405) await receives('405 Method Not Allowed');
  let sent = 0;
  while (!socket.closed && sent < 50_000_000) {
    await send(part);
    sent += part.length;
  }
  expect(sent).toBeLessThan(50_000_000);
  expect(statusesIn(await closed)).toEqual([status]);
});

test.each([
  ['100-continue', `${post}Expect: 100-continue\r\nContent-Length: 10\r\n\r\n`, 405],
  ['something else', `${get}Expect: evilmark\r\nConnection: close\r\n\r\n`, 417],
])('Expect: %s is rejected without 100 Continue', async (_what, head, status) => {
  const received = await exchange(head);
  expect(statusesIn(received)).toEqual([status]);
  expect(received).toMatch(/^Connection: close\r$/im);
  expect(received).not.toContain('evilmark');
});

test('Content-Length: 0 is no body', async () => {
  const received = await exchange(`${get}Content-Length: 0\r\nConnection: close\r\n\r\n`);
  expect(statusesIn(received)).toEqual([200]);
});

test('none of these requests logs a line', () => {
  expect(logLines).toEqual([]);
});
