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
