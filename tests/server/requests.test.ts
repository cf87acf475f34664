import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';

const { fetchRaw, connect, logLines } = await openSite();

test.each(['POST', 'OPTIONS'])('%s gets 405 with the methods that are allowed', async (method) => {
  for (const path of ['/', '/assets/none.js', '/healthz']) {
    const { status, headers, text } = await fetchRaw(path, {}, method);
    expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', 'Method Not Allowed']);
  }
});

test('a client that asks whether to send a body is refused immediately', async () => {
  const { send, receives } = await connect();
  await send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n');
  expect(await receives('Method Not Allowed')).toMatch(/^HTTP\/1\.1 405 /);
});

test('a client that closes its side after the request gets the whole file', async () => {
  const { socket, closed } = await connect();
  // The server notices that the client has closed its side before the server has read the file.
  socket.end('GET /favicon.svg HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await closed).toMatch(/^HTTP\/1\.1 200 .*<\/svg>/s);
});

test('a request that the server answers or refuses is not logged', async () => {
  for (const path of ['/', '/no-such-page', '/Gallery', '/%E0%A4%A', '/readyz'])
    await fetchRaw(path);
  expect(logLines).toEqual([]);
});
