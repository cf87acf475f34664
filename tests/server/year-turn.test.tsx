import request from 'supertest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountingApp } from '../support/counting-app.tsx';
import { createTestApp } from '../support/test-app.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The moment in local time, as the server tells the year. */
const at = (...moment: [number, number, number, number, number, number]) =>
  vi.setSystemTime(new Date(...moment));

function openCountingSite() {
  const { App, onRender } = createCountingApp();
  return { ...createTestApp({}, { App }), onRender };
}

test('a kept page does not outlive its year', async () => {
  at(2030, 5, 1, 12, 0, 0);
  const { app, onRender } = openCountingSite();
  await request(app).get('/');
  const kept = await request(app).get('/');
  expect(kept.text).toContain('All of 2030');
  expect(onRender).toHaveBeenCalledTimes(1);
  at(2031, 0, 1, 0, 0, 0);
  const anew = await request(app).get('/');
  expect(anew.text).toContain('All of 2031');
  expect(anew.headers.etag).not.toBe(kept.headers.etag);
  await request(app).get('/');
  expect(onRender).toHaveBeenCalledTimes(2);
});

test('the 404 page does not outlive its year either', async () => {
  at(2030, 5, 1, 12, 0, 0);
  const { app, warm } = openCountingSite();
  await warm();
  expect((await request(app).get('/a')).text).toContain('All of 2030');
  at(2031, 0, 1, 0, 0, 0);
  expect((await request(app).get('/b')).text).toContain('All of 2031');
});

const moments: readonly [when: string, moment: Parameters<typeof at>][] = [
  ['in the middle of the year', [2030, 5, 1, 12, 0, 0]],
  ['six minutes before its end', [2030, 11, 31, 23, 54, 0]],
  ['at its start', [2031, 0, 1, 0, 0, 0]],
];

test.each(moments)(
  '%s shared caches may hold a kept page for five minutes',
  async (_when, moment) => {
    at(...moment);
    const { app, warm } = openCountingSite();
    await warm();
    const { headers } = await request(app).get('/');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=300, must-revalidate');
  },
);

test("in a year's last five minutes no page is kept, here or in a shared cache", async () => {
  at(2030, 11, 31, 23, 50, 0);
  const { app, warm, onRender } = openCountingSite();
  await warm();
  const renders = onRender.mock.calls.length;
  at(2030, 11, 31, 23, 55, 1);
  for (const time of [1, 2]) {
    const { headers, text } = await request(app).get('/');
    expect(text).toContain('All of 2030');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(onRender).toHaveBeenCalledTimes(renders + time);
  }
});

test('where the clock is set back by years, pages show the year that it tells then', async () => {
  at(2040, 5, 1, 12, 0, 0);
  const { app, warm } = openCountingSite();
  await warm();
  at(2030, 5, 1, 12, 0, 0);
  expect((await request(app).get('/')).text).toContain('All of 2030');
});
