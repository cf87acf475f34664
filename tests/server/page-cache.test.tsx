import { expect, test } from 'vitest';
import { createCountingApp } from '../support/counting-app.tsx';
import { everyPath } from '../support/every-page.ts';
import { listenOn, openSite } from '../support/listen-on.ts';
import { createSuspendingApp, fallbackWords, shellWords } from '../support/suspending-app.tsx';
import { createTestApp } from '../support/test-app.ts';

const { app } = createTestApp();

test.each(everyPath)(
  'the first who asks for %s gets it streamed, the next from memory',
  async (path) => {
    const { ask } = await listenOn(app);
    const first = await ask(path);
    expect(first.headers['transfer-encoding']).toBe('chunked');
    expect(first.headers).not.toHaveProperty('content-length');
    expect(first.headers.vary).toBe('Accept-Encoding');
    const next = await ask(path);
    expect(next.body.toString()).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
    expect(next.body).toEqual(first.body);
    expect(next.status).toBe(first.status);
    expect(next.headers).not.toHaveProperty('transfer-encoding');
    expect(next.headers['content-length']).toBe(String(first.body.length));
    expect(next.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(next.headers.vary).toBe('Accept-Encoding');
  },
);

test('what is streamed and what comes from memory carry the same policies', async () => {
  const { ask } = await openSite();
  const [first, next] = [await ask('/'), await ask('/')];
  const names = Object.keys(next.headers).filter((name) => /policy|options|type/.test(name));
  expect(names.length).toBeGreaterThan(6);
  for (const name of names) expect(next.headers[name], name).toBe(first.headers[name]);
});

test('a page is rendered once, whatever query strings it is asked for with', async () => {
  const { App, onRender } = createCountingApp();
  const { ask } = await openSite({}, { App });
  for (let index = 0; index < 50; index += 1) {
    expect((await ask(`/gallery?x=${index}`)).status).toBe(200);
  }
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('a flood of unknown paths is one render and one answer, and repeats nothing', async () => {
  const { App, onRender } = createCountingApp();
  const { ask, connect } = await openSite({}, { App });
  await ask('/first');
  const known = await ask('/second');
  const { send, closed } = await connect();
  const heads = Array.from({ length: 5000 }, (_, index) => `HEAD /flood-${index}?q=flood`);
  const requests = [...heads, 'GET /last-of-flood'].map(
    (line) => `${line} HTTP/1.1\r\nHost: a\r\n`,
  );
  await send(`${requests.join('\r\n')}Connection: close\r\n\r\n`);
  const received = await closed;
  expect(received.match(/HTTP\/1\.1 404 /g)).toHaveLength(5001);
  const tags = received.match(/(?<=ETag: ).*/g) ?? [];
  expect(tags).toHaveLength(5001);
  expect(new Set(tags)).toEqual(new Set([known.headers.etag]));
  expect(received.slice(received.indexOf('<!DOCTYPE'))).toBe(known.body.toString('latin1'));
  expect(received).not.toContain('flood');
  expect(onRender).toHaveBeenCalledTimes(1);
}, 60_000);

test('a render that failed is not kept', async () => {
  const { App, reject } = createSuspendingApp();
  const { ask, connect } = await openSite({}, { App });
  const { send, receives, closed } = await connect();
  await send('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await receives(fallbackWords);
  reject(new Error('It fails.'));
  expect(await closed).toContain(shellWords);
  expect((await ask('/')).status).toBe(500);
});

test('a render that nobody waited for to its end is not kept', async () => {
  const { App, resolve, onLateRender } = createSuspendingApp();
  const { ask, connect, server } = await openSite({}, { App });
  const { send, receives, socket } = await connect();
  const over = new Promise((done) => {
    server.once('request', (_request, response) => response.on('close', done));
  });
  await send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await receives(fallbackWords);
  socket.destroy();
  await over;
  resolve('Here it is.');
  const next = await ask('/');
  expect(next.headers['transfer-encoding']).toBe('chunked');
  expect(next.body.toString()).toContain('Here it is.');
  expect(onLateRender).toHaveBeenCalledTimes(1);
});
