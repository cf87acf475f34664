import request from 'supertest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountingApp } from '../support/apps.tsx';
import { createTestApp } from '../support/site.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Sets the clock in local time, from which the server takes the year. */
const at = (...moment: [year: number, month: number, day: number, h?: number, min?: number]) =>
  vi.setSystemTime(new Date(...moment));

/** A site whose pages have been rendered once; it counts further renders. */
async function openSite() {
  const { App, onRender } = createCountingApp();
  const { app, renderPages } = createTestApp({}, { App });
  await renderPages();
  onRender.mockClear();
  return { ask: (path: string) => request(app).get(path), onRender };
}

const forSharedCaches = 'public, max-age=0, s-maxage=300, must-revalidate';

test('no cached page, nor the 404 page, outlives its year', async () => {
  at(2030, 5, 1);
  const { ask, onRender } = await openSite();
  const cached = await ask('/');
  expect(cached.text).toContain('All of 2030');
  expect(cached.headers['cache-control']).toBe(forSharedCaches);
  expect((await ask('/a')).text).toContain('All of 2030');
  expect(onRender).not.toHaveBeenCalled();
  at(2031, 0, 1);
  const anew = await ask('/');
  expect(anew.text).toContain('All of 2031');
  expect(anew.headers.etag).not.toBe(cached.headers.etag);
  expect((await ask('/b')).text).toContain('All of 2031');
  expect((await ask('/')).headers['cache-control']).toBe(forSharedCaches);
  expect(onRender).toHaveBeenCalledTimes(2);
});

test("in a year's last five minutes no page is cached", async () => {
  at(2030, 11, 31, 23, 54);
  const { ask, onRender } = await openSite();
  expect((await ask('/')).headers['cache-control']).toBe(forSharedCaches);
  at(2030, 11, 31, 23, 55);
  for (const time of [1, 2]) {
    const { headers, text } = await ask('/');
    expect(text).toContain('All of 2030');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(onRender).toHaveBeenCalledTimes(time);
  }
});
