import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';

const { ask, connect, logLines } = await openSite();

test.each(['POST', 'DELETE', 'OPTIONS'])(
  '%s gets 405 with the methods that are allowed',
  async (method) => {
    for (const path of ['/', '/no-such-page', '/assets/none.js', '/healthz']) {
      const { status, headers, text } = await ask(path, {}, method);
      expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', 'Method Not Allowed']);
    }
  },
);

test.each([
  ['headers without end', `GET /evilmark HTTP/1.1\r\nX-A: ${'b'.repeat(70_000)}`],
  ['no request line', 'evilmark\r\n\r\n'],
])('a request with %s is answered without an echo', async (_what, bytes) => {
  const { send, closed } = await connect();
  await send(bytes);
  const received = await closed;
  expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(received).not.toMatch(/evilmark|node_modules|\.[jt]sx?:\d/);
});

test('connections that clients reset, also after CONNECT, end nothing', async () => {
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
