import request from 'supertest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountingApp } from '../support/counting-app.tsx';
import { createTestApp } from '../support/site.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The moment in local time, as the server tells the year. */
const at = (...moment: [number, number, number, number, number, number]) =>
  vi.setSystemTime(new Date(...moment));

/** A site whose pages have been rendered once; it counts further renders. */
async function openSite() {
  const { App, onRender } = createCountingApp();
  const { app, warm } = createTestApp({}, { App });
  await warm();
  onRender.mockClear();
  return { ask: (path: string) => request(app).get(path), onRender };
}

test('no cached page, nor the 404 page, outlives its year', async () => {
  at(2030, 5, 1, 12, 0, 0);
  const { ask, onRender } = await openSite();
  const kept = await ask('/');
  expect(kept.text).toContain('All of 2030');
  expect((await ask('/a')).text).toContain('All of 2030');
  expect(onRender).not.toHaveBeenCalled();
  at(2031, 0, 1, 0, 0, 0);
  const anew = await ask('/');
  expect(anew.text).toContain('All of 2031');
  expect(anew.headers.etag).not.toBe(kept.headers.etag);
  expect((await ask('/b')).text).toContain('All of 2031');
  await ask('/');
  expect(onRender).toHaveBeenCalledTimes(2);
});

test.each<[when: string, moment: Parameters<typeof at>]>([
  ['in the middle of the year', [2030, 5, 1, 12, 0, 0]],
  ['six minutes before its end', [2030, 11, 31, 23, 54, 0]],
  ['at its start', [2031, 0, 1, 0, 0, 0]],
])('%s shared caches may hold a page for five minutes', async (_when, moment) => {
  at(...moment);
  const { headers } = await (await openSite()).ask('/');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=300, must-revalidate');
});

test("in a year's last five minutes no page is cached, here or in a shared cache", async () => {
  at(2030, 11, 31, 23, 50, 0);
  const { ask, onRender } = await openSite();
  at(2030, 11, 31, 23, 55, 1);
  for (const time of [1, 2]) {
    const { headers, text } = await ask('/');
    expect(text).toContain('All of 2030');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(onRender).toHaveBeenCalledTimes(time);
  }
});

test('after the clock is set back by years, pages show the year of the clock', async () => {
  at(2040, 5, 1, 12, 0, 0);
  const { ask } = await openSite();
  at(2030, 5, 1, 12, 0, 0);
  expect((await ask('/')).text).toContain('All of 2030');
});
