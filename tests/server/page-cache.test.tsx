import { expect, test, vi } from 'vitest';
import { createCountingApp } from '../support/counting-app.tsx';
import { everyPath } from '../support/page.ts';
import { openSite, statusesIn } from '../support/site.ts';
import { createSuspendingApp, fallbackWords, shellWords } from '../support/suspending-app.tsx';

const question = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const lateWords = 'Better late than never.';

test.each(everyPath)(
  'the first visitor of %s gets it streamed, the next from memory',
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

test('a render that failed is not kept', async () => {
  const { App, reject } = createSuspendingApp();
  const { ask, stream } = await openSite({}, { App });
  const page = await stream('/');
  await page.receives(fallbackWords);
  reject(new Error('It fails.'));
  expect(await page.whole).toContain(shellWords);
  expect((await ask('/')).status).toBe(500);
});

test('a render whose only visitor left is not kept', async () => {
  const onLateRender = vi.fn();
  const { App, resolve } = createSuspendingApp(onLateRender);
  const { ask, stream, firstClosed } = await openSite({}, { App });
  const page = await stream('/');
  await page.receives(fallbackWords);
  page.leave();
  await firstClosed;
  resolve(lateWords);
  const next = await ask('/');
  expect(next.headers['transfer-encoding']).toBe('chunked');
  expect(next.text).toContain(lateWords);
  expect(onLateRender).toHaveBeenCalledTimes(1);
});

test('of several first visitors one who leaves takes nothing from the others', async () => {
  const { App, resolve } = createSuspendingApp();
  const { stream, firstClosed } = await openSite({}, { App });
  const leaver = await stream('/');
  const others = [await stream('/'), await stream('/'), await stream('/')];
  for (const { receives } of [leaver, ...others]) await receives(fallbackWords);
  leaver.leave();
  await firstClosed;
  resolve(lateWords);
  for (const { status, whole } of others) {
    expect(status).toBe(200);
    expect(await whole).toContain(lateWords);
    expect(await whole).toMatch(/<\/html>$/);
  }
});

test('of several first visitors one who reads nothing delays none of the others', async () => {
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

test('first visitors who all leave at once leave a server that answers', async () => {
  const { App, resolve } = createSuspendingApp();
  const { ask, connect } = await openSite({}, { App });
  const leavers = await Promise.all(Array.from({ length: 20 }, connect));
  for (const { send, socket } of leavers) {
    await send(question);
    socket.resetAndDestroy();
  }
  await Promise.all(leavers.map(({ closed }) => closed));
  resolve(lateWords);
  const { status, text } = await ask('/');
  expect(status).toBe(200);
  expect(text).toContain(lateWords);
});
