import { expect, test } from 'vitest';
import { createCountingApp } from '../support/counting-app.tsx';
import { everyPath, unknownPath } from '../support/page.ts';
import { openSite, statusesIn } from '../support/site.ts';

const off = { PAGE_CACHE: 'off' };
const fresh = await openSite(off);
const kept = await openSite();

test.each(everyPath)(
  'with PAGE_CACHE=off %s is streamed each time, with the same HTML as from the cache',
  async (path) => {
    for (const _visitor of ['first', 'next']) {
      const { status, headers, text } = await fresh.ask(path);
      expect(status).toBe(path === unknownPath ? 404 : 200);
      expect(headers['transfer-encoding']).toBe('chunked');
      expect(headers).not.toHaveProperty('etag');
      expect(headers['cache-control']).toMatch(/^(public, max-age=0, must-revalidate|no-cache)$/);
      expect(text).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
      expect(text).toBe((await kept.ask(path)).text);
    }
  },
);

test.each([
  ['off', 3],
  ['on', 1],
])('with PAGE_CACHE=%s three requests render a page %i times', async (setting, renders) => {
  const { App, onRender } = createCountingApp();
  const { ask } = await openSite({ PAGE_CACHE: setting }, { App });
  for (let index = 0; index < 3; index += 1) await ask('/');
  expect(onRender).toHaveBeenCalledTimes(renders);
});

test('requests past the limit of the render queue get 503 and Retry-After', async () => {
  const { App } = createCountingApp();
  const { ask, exchange } = await openSite(off, { App });
  const question = 'GET / HTTP/1.1\r\nHost: a\r\n';
  const received = await exchange(
    `${`${question}\r\n`.repeat(1100)}${question}Connection: close\r\n\r\n`,
  );
  const statuses = statusesIn(received);
  expect(statuses).toHaveLength(1101);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1000);
  expect(statuses.at(-1)).toBe(503);
  expect(received).toMatch(/^Retry-After: \d+\r$/m);
  expect((await ask('/')).status).toBe(200);
}, 60_000);
