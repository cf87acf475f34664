import { expect, test, vi } from 'vitest';
import { createCountingApp } from '../support/counting-app.tsx';
import { everyPath } from '../support/page.ts';
import { openSite, statusesIn } from '../support/site.ts';
import { createSuspendingApp, fallbackWords, shellWords } from '../support/suspending-app.tsx';

const question = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const lateWords = 'Better late than never.';

test.each(everyPath)(
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
    expect(next.headers.etag).toMatch(/^"[\w-]+"$/);
    const names = Object.keys(next.headers).filter((name) => /policy|options|type|vary/.test(name));
    expect(names.length).toBeGreaterThan(7);
    for (const name of names) expect(next.headers[name], name).toBe(first.headers[name]);
  },
);

test('a page is rendered once for all query strings', async () => {
  const { App, onRender } = createCountingApp();
  const { ask } = await openSite({}, { App });
  for (let index = 0; index < 50; index += 1) {
    expect((await ask(`/gallery?x=${index}`)).status).toBe(200);
  }
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('5,000 unknown paths share one render and one response, which repeats no path', async () => {
  const { App, onRender } = createCountingApp();
  const { ask, exchange } = await openSite({}, { App });
  await ask('/first');
  const known = await ask('/second');
  const heads = Array.from({ length: 5000 }, (_, index) => `HEAD /flood-${index}?q=flood`);
  const requests = [...heads, 'GET /last-of-flood'].map(
    (line) => `${line} HTTP/1.1\r\nHost: a\r\n`,
  );
  const received = await exchange(`${requests.join('\r\n')}Connection: close\r\n\r\n`);
  expect(statusesIn(received)).toEqual(Array(5001).fill(404));
  const tags = received.match(/(?<=ETag: ).*/g) ?? [];
  expect(tags).toHaveLength(5001);
  expect(new Set(tags)).toEqual(new Set([known.headers.etag]));
  expect(received.slice(received.indexOf('<!DOCTYPE'))).toBe(known.body.toString('latin1'));
  expect(received).not.toContain('flood');
  expect(onRender).toHaveBeenCalledTimes(1);
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

test('a client that disconnects does not cut off others that wait for the same page', async () => {
  const { App, resolve } = createSuspendingApp();
  const { stream, firstClosed } = await openSite({}, { App });
  const leaver = await stream('/');
  const others = [await stream('/'), await stream('/'), await stream('/')];
  for (const { receives } of [leaver, ...others]) await receives(fallbackWords);
  leaver.disconnect();
  await firstClosed;
  resolve(lateWords);
  for (const { status, whole } of others) {
    expect(status).toBe(200);
    expect(await whole).toContain(lateWords);
    expect(await whole).toMatch(/<\/html>$/);
  }
});

test('a client that reads nothing does not delay others that wait for the same page', async () => {
  const { connect } = await openSite();
  const sleeper = await connect();
  sleeper.socket.pause();
  const others = [await connect(), await connect(), await connect()];
  for (const { send } of [sleeper, ...others]) await send(question);
  for (const whole of await Promise.all(others.map(({ closed }) => closed))) {
    expect(statusesIn(whole)).toEqual([200]);
    expect(whole).toMatch(/<\/html>/);
  }
  expect(sleeper.received()).toBe('');
  sleeper.socket.resume();
  expect(await sleeper.closed).toMatch(/<\/html>\r\n0\r\n\r\n$/);
});
