import { expect, test } from 'vitest';
import { openSite, statusesIn } from '../support/site.ts';

const { connect, exchange, logLines } = await openSite();

const host = 'Host: a\r\n';
const get = `GET / HTTP/1.1\r\n${host}`;
const post = `POST / HTTP/1.1\r\n${host}`;
const next = `GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;

test.each([
  ['two framings', `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['two hosts', `${get}hOsT: evilmark.example\r\n\r\n`],
  ['no version', 'GET /\r\n\r\n'],
  ['no slash in its address', `GET evilmark HTTP/1.1\r\n${host}\r\n`],
])(
  'a request with %s gets 400 and a closed connection, and the next is not answered',
  async (_what, head) => {
    const received = await exchange(head + next);
    expect(statusesIn(received)).toEqual([400]);
    expect(received).toMatch(/^Connection: close\r$/im);
    expect(received).not.toContain('evilmark');
  },
);

test.each([
  ['POST /', 405],
  ['PUT /', 405],
  ['PATCH /', 405],
  ['DELETE /assets/x.js', 405],
  ['OPTIONS *', 405],
  ['TRACE /', 405],
  ['CONNECT evilmark.example:443', 405],
  ['PROPFIND /', 501],
  ['EVILMARK /', 501],
])('"%s" is answered with %i', async (line, status) => {
  const received = await exchange(`${line} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  expect(statusesIn(received)).toEqual([status]);
  expect(/^Allow: GET, HEAD\r$/m.test(received)).toBe(status === 405);
  expect(received).not.toMatch(/evilmark|</i);
});

const smuggled = 'GET /our-story?secret-words HTTP/1.1\r\nHost: a\r\n\r\n';
const length = `Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`;
const size = smuggled.length.toString(16);
const chunks = `Transfer-Encoding: chunked\r\n\r\n${size}\r\n${smuggled}\r\n0\r\n\r\n`;
const headers = (count: number) =>
  Array.from({ length: count }, (_, index) => `X-${index}: y\r\n`).join('');

test.each([
  ['a POST', post, 405],
  ['a GET of a page', get, 413],
  ['a HEAD of a file', `HEAD /favicon.ico HTTP/1.1\r\n${host}`, 413],
  ['an unknown method', `PROPFIND / HTTP/1.1\r\n${host}`, 501],
  ['a request with too many headers', get + headers(150), 431],
])('the body of %s is rejected, not read as a request or repeated', async (_what, head, status) => {
  for (const body of [length, chunks]) {
    const received = await exchange(head + body + next);
    expect([[status], [status, 200]]).toContainEqual(statusesIn(received));
    expect(received).not.toMatch(/<!DOCTYPE|secret-words/);
  }
});

test('Content-Length: 0 is no body', async () => {
  const received = await exchange(`${get}Content-Length: 0\r\nConnection: close\r\n\r\n`);
  expect(statusesIn(received)).toEqual([200]);
});

test('100 headers and an address of 8,192 characters are answered, longer ones refused', async () => {
  const head = `GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n`;
  expect(statusesIn(await exchange(`${head}${headers(98)}\r\n`))).toEqual([200]);
  expect(statusesIn(await exchange(`${head}${headers(99)}\r\n`))).toEqual([431]);
  const address = `/gallery?${'a'.repeat(8192 - '/gallery?'.length)}`;
  const rest = ` HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
  expect(statusesIn(await exchange(`GET ${address}${rest}`))).toEqual([200]);
  expect(statusesIn(await exchange(`GET ${address}a${rest}`))).toEqual([414]);
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

test('Expect: 100-continue is rejected without 100 Continue', async () => {
  const received = await exchange(`${post}Expect: 100-continue\r\nContent-Length: 10\r\n\r\n`);
  expect(statusesIn(received)).toEqual([405]);
  expect(received).toMatch(/^Connection: close\r$/im);
});

test('none of these requests logs a line', () => {
  expect(logLines).toEqual([]);
});
