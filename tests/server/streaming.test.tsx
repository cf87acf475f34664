import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { openCountingSite } from '../support/apps.tsx';
import { everyPath } from '../support/page.ts';
import { openSite } from '../support/site.ts';

const off = { PAGE_CACHE: 'off' };

/** More than the buffers of both ends of a connection hold. */
const keys = Array.from({ length: 200 }, (_, index) => index);
const LargeApp = () => keys.map((key) => <p key={key}>{'x'.repeat(100_000)}</p>);

/** Asks for the home page on a connection of its own. Resolves with that and the server's response. */
async function askForHome({ connect, server }: Awaited<ReturnType<typeof openSite>>) {
  const connection = await connect();
  const asked = once(server, 'request');
  await connection.send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [, response] = (await asked) as [unknown, ServerResponse];
  return { ...connection, response };
}

test('pages that are streamed at once are as the cache has them', async () => {
  const [fresh, cached] = [await openSite(off), await openSite()];
  const streamed = everyPath.map(async (path) => ({ path, ...(await fresh.ask(path)) }));
  // The other way round, because the styles of one page could be in the next.
  for (const { path, status, headers, text } of (await Promise.all(streamed)).toReversed()) {
    const known = await cached.ask(path);
    expect([text, status]).toEqual([known.text, known.status]);
    expect(text).toMatch(/^<!DOCTYPE html>.*<style data-styles.*<\/footer>.*<\/html>$/s);
    expect(headers['transfer-encoding']).toBe('chunked');
    expect(headers['cache-control']).toMatch(/^(public, max-age=0, must-revalidate|no-cache)$/);
    const names = Object.keys(known.headers).filter((name) => /policy|options|type/.test(name));
    expect(names.length).toBeGreaterThan(6);
    for (const name of names) expect(headers[name], name).toBe(known.headers[name]);
  }
});

test('a slow reader holds no more of a page than the buffers do', async () => {
  const { socket, response } = await askForHome(await openSite(off, { App: LargeApp }));
  socket.removeAllListeners('data').pause();
  while (!response.writableNeedDrain) await new Promise(setImmediate);
  expect(response.writableLength).toBeLessThan(1_000_000);
});

test('a client that leaves in the middle of a page logs nothing', async () => {
  const site = await openSite(off, { App: LargeApp });
  const { receives, socket, response } = await askForHome(site);
  await receives('xxx');
  socket.destroy();
  await once(response, 'close');
  expect((await site.ask('/healthz')).status).toBe(200);
  expect(site.logLines).toEqual([]);
});

test('a client that leaves before its turn costs no render', async () => {
  const site = await openCountingSite(off);
  site.server.on('request', ({ socket }) => socket.destroy());
  await askForHome(site);
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  expect(site.onRender).not.toHaveBeenCalled();
});

test('a client that leaves while its page is rendered logs nothing', async () => {
  let response: ServerResponse | undefined;
  const App = () => {
    response?.destroy();
    return <p>Too late</p>;
  };
  const site = await openSite(off, { App });
  site.server.on('request', (_request, own) => {
    response = own;
  });
  const { closed } = await askForHome(site);
  await closed;
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  expect(site.logLines).toEqual([]);
});
