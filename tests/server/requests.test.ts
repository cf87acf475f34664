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

test.each(['/', '/favicon.svg', '/no-such-page', '/assets/none.js'])(
  '%s is sent to a client that closes its side after asking',
  async (path) => {
    const { socket, send, closed } = await connect();
    await send(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    socket.end();
    expect(await closed).toMatch(/^HTTP\/1\.1 (200|404) /);
  },
);

test('no request that is answered or refused logs a line', async () => {
  for (const path of ['/', '/no-such-page', '/Gallery', '/%E0%A4%A', '/readyz']) await ask(path);
  expect(logLines).toEqual([]);
});
