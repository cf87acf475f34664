import { expect, test } from 'vitest';
import { openSite, statusesIn } from '../support/site.ts';

const { ask, exchange, connect, logLines } = await openSite();

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s gets 405, which names the methods that are allowed',
  async (method) => {
    for (const path of ['/', '/no-such-page', '/assets/none.js', '/healthz']) {
      const { status, headers, text } = await ask(path, {}, method);
      expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', 'Method Not Allowed']);
    }
  },
);

test('the body of a rejected request is not read as the next one', async () => {
  const smuggled = 'GET /our-story?secret-text HTTP/1.1\r\nHost: a\r\n\r\n';
  const received = await exchange(
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}` +
      'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  );
  expect(statusesIn(received)).toEqual([405, 200]);
  expect(received).not.toMatch(/<!DOCTYPE|secret-text/);
});

test.each([
  ['two framings', 'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['headers without end', `X-A: ${'b'.repeat(70_000)}`],
  ['no request line', 'evilmark\r\n\r\n'],
])('a request with %s is refused without an echo', async (what, rest) => {
  const start = what === 'no request line' ? '' : 'POST /evilmark HTTP/1.1\r\nHost: a\r\n';
  const received = await exchange(start + rest);
  expect(statusesIn(received).every((status) => status >= 400)).toBe(true);
  expect(received).not.toContain('evilmark');
});

test('clients that reset their connections, also after CONNECT, end nothing', async () => {
  for (let index = 0; index < 40; index += 1) {
    const { socket } = await connect();
    socket.write(index % 2 ? 'GET / HT' : 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.resetAndDestroy();
  }
  expect((await ask('/')).status).toBe(200);
});

test('no request that is answered or refused logs a line', async () => {
  for (const path of ['/', '/no-such-page', '/Gallery', '/%E0%A4%A', '/readyz']) await ask(path);
  expect(logLines).toEqual([]);
});
