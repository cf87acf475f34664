import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';

const { ask, logLines } = await openSite();

test.each(['POST', 'DELETE', 'OPTIONS'])(
  '%s gets 405 with the methods that are allowed',
  async (method) => {
    for (const path of ['/', '/no-such-page', '/assets/none.js', '/healthz']) {
      const { status, headers, text } = await ask(path, {}, method);
      expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', 'Method Not Allowed']);
    }
  },
);

test('no request that is answered or refused logs a line', async () => {
  for (const path of ['/', '/no-such-page', '/Gallery', '/%E0%A4%A', '/readyz']) await ask(path);
  expect(logLines).toEqual([]);
});
