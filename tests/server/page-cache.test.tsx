import { expect, test, vi } from 'vitest';
import {
  createCountingApp,
  createSuspendingApp,
  fallbackWords,
  shellWords,
} from '../support/apps.tsx';
import { everyPath } from '../support/page.ts';
import { openSite, statusesIn } from '../support/site.ts';

const off = { PAGE_CACHE: 'off' };
const lateWords = 'Better late than never.';

test.each(['/', '/no-such-page'])(
  'the first response of %s is streamed, the next comes from the cache',
  async (path) => {
    const { ask } = await openSite();
    const [first, next] = [await ask(path), await ask(path)];
    expect(first.headers['transfer-encoding']).toBe('chunked');
    expect(first.headers).not.toHaveProperty('content-length');
    expect(next.text).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
    expect([next.text, next.status]).toEqual([first.text, first.status]);
    expect(next.headers).not.toHaveProperty('transfer-encoding');
    expect(next.headers['content-length']).toBe(String(first.body.length));
    const names = Object.keys(next.headers).filter((name) => /policy|options|type|vary/.test(name));
    expect(names.length).toBeGreaterThan(7);
    for (const name of names) expect(next.headers[name], name).toBe(first.headers[name]);
  },
);

test('with PAGE_CACHE=off every page is streamed each time, with the same HTML as from the cache', async () => {
  const [fresh, kept] = [await openSite(off), await openSite()];
  for (const path of everyPath) {
    const known = await kept.ask(path);
    for (const _visitor of ['first', 'next']) {
      const { status, headers, text } = await fresh.ask(path);
      expect([text, status]).toEqual([known.text, known.status]);
      expect(headers['transfer-encoding']).toBe('chunked');
      expect(headers).not.toHaveProperty('etag');
      expect(headers['cache-control']).toMatch(/^(public, max-age=0, must-revalidate|no-cache)$/);
    }
  }
});

test('a page is rendered once for all query strings, the 404 page once for all paths', async () => {
  const { App, onRender } = createCountingApp();
  const { ask } = await openSite({}, { App });
  for (let index = 0; index < 3; index += 1) {
    expect((await ask(`/gallery?x=${index}`)).status).toBe(200);
  }
  expect(onRender).toHaveBeenCalledTimes(1);
  for (let index = 0; index < 3; index += 1) {
    expect((await ask(`/unknown-${index}?x=${index}`)).status).toBe(404);
  }
  expect(onRender).toHaveBeenCalledTimes(2);
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

test('a failed render is not cached', async () => {
  const { App, reject } = createSuspendingApp();
  const { ask, stream } = await openSite({}, { App });
  const page = await stream('/');
  await page.receives(fallbackWords);
  reject(new Error('It fails.'));
  expect(await page.whole).toContain(shellWords);
  expect((await ask('/')).status).toBe(500);
});

test('a render whose only client has disconnected is not cached', async () => {
  const onLateRender = vi.fn();
  const { App, resolve } = createSuspendingApp(onLateRender);
  const { ask, stream, firstClosed } = await openSite({}, { App });
  const page = await stream('/');
  await page.receives(fallbackWords);
  page.disconnect();
  await firstClosed;
  resolve(lateWords);
  const next = await ask('/');
  expect(next.headers['transfer-encoding']).toBe('chunked');
  expect(next.text).toContain(lateWords);
  expect(onLateRender).toHaveBeenCalledTimes(1);
});
