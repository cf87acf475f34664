import { expect, test } from 'vitest';
import { createCountingApp } from '../support/counting-app.tsx';
import { everyPath } from '../support/every-page.ts';
import { openSite } from '../support/listen-on.ts';
import { statusesIn } from '../support/raw-connection.ts';

const off = { PAGE_CACHE: 'off' };

test.each(everyPath)(
  'with PAGE_CACHE=off %s is streamed to each visitor',
  async (path) => {
    const { ask, warm } = await openSite(off);
    await warm();
    const [first, next] = [await ask(path), await ask(path)];
    for (const { status, headers, body } of [first, next]) {
      expect(status).toBe(path === everyPath.at(-1) ? 404 : 200);
      expect(headers['transfer-encoding']).toBe('chunked');
      expect(headers).not.toHaveProperty('etag');
      expect(headers['cache-control']).toMatch(/^(public, max-age=0, must-revalidate|no-cache)$/);
      expect(body.toString()).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
    }
    expect(next.body).toEqual(first.body);
  },
  60_000,
);

test('it is the page that is sent from memory, to the byte', async () => {
  const fresh = await openSite(off);
  const kept = await openSite();
  await kept.warm();
  for (const path of everyPath) {
    expect((await fresh.ask(path)).body.toString()).toBe((await kept.ask(path)).body.toString());
  }
}, 60_000);

test('with PAGE_CACHE=off a page is rendered for each visitor, with it on for the first', async () => {
  for (const [setting, renders] of [
    ['off', 3],
    ['on', 1],
  ] as const) {
    const { App, onRender } = createCountingApp();
    const { ask } = await openSite({ PAGE_CACHE: setting }, { App });
    for (let index = 0; index < 3; index += 1) await ask('/');
    expect(onRender).toHaveBeenCalledTimes(renders);
  }
});

test('HEAD has the headers of GET and no body', async () => {
  const { ask } = await openSite(off);
  const whole = await ask('/gallery');
  const head = await ask('/gallery', {}, 'HEAD');
  expect(head.body).toHaveLength(0);
  const names = Object.keys(whole.headers).filter((name) => !/^(date|transfer-)/.test(name));
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(head.headers[name], name).toBe(whole.headers[name]);
});

test('of more visitors than can wait the last are told to come again', async () => {
  const { App } = createCountingApp();
  const { connect } = await openSite(off, { App });
  const { send, closed } = await connect();
  const question = 'GET / HTTP/1.1\r\nHost: a\r\n';
  await send(`${`${question}\r\n`.repeat(1100)}${question}Connection: close\r\n\r\n`);
  const received = await closed;
  const statuses = statusesIn(received);
  expect(statuses).toHaveLength(1101);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1000);
  expect(statuses.at(-1)).toBe(503);
  expect(received).toMatch(/^Retry-After: \d+\r$/m);
}, 60_000);
