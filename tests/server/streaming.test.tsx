import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { everyPath } from '../support/page.ts';
import { openSite } from '../support/site.ts';

const off = { PAGE_CACHE: 'off' };
const question = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** More than the buffers of both ends of a connection hold. */
const keys = Array.from({ length: 20_000 }, (_, index) => index);
const LargeApp = () => keys.map((key) => <p key={key}>{'x'.repeat(1000)}</p>);

test('with PAGE_CACHE=off each page is streamed as the cache has it', async () => {
  const [fresh, cached] = [await openSite(off), await openSite()];
  for (const path of everyPath) {
    const { status, headers, text } = await fresh.ask(path);
    const known = await cached.ask(path);
    expect([text, status]).toEqual([known.text, known.status]);
    expect(headers['transfer-encoding']).toBe('chunked');
    expect(headers['cache-control']).toMatch(/^(public, max-age=0, must-revalidate|no-cache)$/);
    const names = Object.keys(known.headers).filter((name) => /policy|options|type/.test(name));
    expect(names.length).toBeGreaterThan(6);
    for (const name of names) expect(headers[name], name).toBe(known.headers[name]);
  }
});

test('concurrent requests get the same page, each with all of its styles', async () => {
  const { ask } = await openSite(off);
  const [one, ...others] = await Promise.all([ask('/'), ask('/'), ask('/')]);
  expect(one.text).toMatch(/^<!DOCTYPE html>.*<style data-styles.*<\/footer>.*<\/html>$/s);
  for (const { text } of others) expect(text).toBe(one.text);
});

test('a slow reader holds no more of a page than the buffers do', async () => {
  const { connect, server } = await openSite(off, { App: LargeApp });
  const { send, socket } = await connect();
  socket.removeAllListeners('data').pause();
  const asked = once(server, 'request');
  await send(question);
  const [, response] = (await asked) as [unknown, ServerResponse];
  while (!response.writableNeedDrain) await new Promise(setImmediate);
  expect(response.writableLength).toBeLessThan(1_000_000);
});

test('a client that leaves in the middle of a page logs nothing', async () => {
  const { connect, firstClosed, ask, logLines } = await openSite(off, { App: LargeApp });
  const { send, receives, socket } = await connect();
  await send(question);
  await receives('xxx');
  socket.destroy();
  await firstClosed;
  expect((await ask('/healthz')).status).toBe(200);
  expect(logLines).toEqual([]);
});
