import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createCountingApp } from '../support/apps.tsx';
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

test('a client that leaves before its turn costs no render', async () => {
  const { App, onRender } = createCountingApp();
  const { connect, server } = await openSite(off, { App });
  const { send } = await connect();
  const asked = once(server, 'request');
  server.on('request', ({ socket }) => socket.destroy());
  await send(question);
  await asked;
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  expect(onRender).not.toHaveBeenCalled();
});

test('a client that leaves while its page is rendered logs nothing', async () => {
  const responses: ServerResponse[] = [];
  const App = () => {
    responses[0]?.destroy();
    return <p>Too late</p>;
  };
  const { connect, server, logLines } = await openSite(off, { App });
  server.on('request', (_request, response) => responses.push(response));
  const { send, closed } = await connect();
  await send(question);
  await closed;
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  expect(logLines).toEqual([]);
});
