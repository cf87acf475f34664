import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  compressStored,
  createStoredResponse,
  sendStored,
} from '#server/responses/stored-response.ts';
import { listenOn, openSite } from '../support/app-under-test.ts';
import { BrokenApp, openCountingSite } from '../support/apps.tsx';
import { routePaths } from '../support/html.ts';

test('pages are rendered once, before the first visitor', async () => {
  const { ask, renderPages, onRender } = await openCountingSite();
  expect(await renderPages()).toEqual([]);
  expect(onRender).toHaveBeenCalledTimes(routePaths.length + 1);
  for (const path of routePaths) {
    expect((await ask(`${path}?x=1`)).headers['content-length']).toMatch(/^\d+$/);
  }
  expect(onRender).toHaveBeenCalledTimes(routePaths.length + 1);
});

test('unknown paths share one cached page', async () => {
  const { ask, onRender } = await openCountingSite();
  for (let index = 0; index < 3; index += 1) {
    expect((await ask(`/unknown-${index}?x=${index}`)).status).toBe(404);
  }
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('a stored page is sent as it is until it is compressed', async () => {
  const html = 'a page '.repeat(100);
  const headers = { 'Content-Type': 'text/html', Vary: 'Accept-Encoding' };
  const page = createStoredResponse(200, headers, Buffer.from(html));
  const { ask } = await listenOn((request, response) => sendStored(request, response, page));
  const plain = await ask('/', { 'Accept-Encoding': 'br' });
  await compressStored(page);
  const compressed = await ask('/', { 'Accept-Encoding': 'br' });
  const encodings = [plain, compressed].map((each) => each.headers['content-encoding']);
  expect(encodings).toEqual([undefined, 'br']);
  expect([plain.text, compressed.text]).toEqual([html, html]);
  expect([plain, compressed].map((each) => each.headers.vary)).toEqual(Array(2).fill(headers.Vary));
});

test('a page that cannot be compressed is logged and sent as it is', async () => {
  const { ask, renderPages, compressPages, logLines } = await openSite();
  await renderPages();
  const fail = vi.spyOn(zlib, 'brotliCompress').mockImplementation(() => {
    throw new Error('no memory');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    fail.mockRestore();
    syncBuiltinESMExports();
  });
  await compressPages();
  expect(logLines.map(({ msg }) => msg)).toContain('pages are sent uncompressed');
  expect((await ask('/', { 'Accept-Encoding': 'br' })).status).toBe(200);
});

test('a failed render is not cached', async () => {
  const app = { isBroken: true };
  const App = () => (app.isBroken ? <BrokenApp /> : <h1>Fixed</h1>);
  const { ask } = await openSite({}, { App });
  expect((await ask('/')).status).toBe(500);
  app.isBroken = false;
  expect((await ask('/')).text).toContain('Fixed');
});

/** Returns a function that sets the clock in local time, from which the server takes the year. */
function fakeClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (...moment: [year: number, month: number, day: number, h?: number, min?: number]) =>
    vi.setSystemTime(new Date(...moment));
}

const forSharedCaches = 'public, max-age=0, s-maxage=300, must-revalidate';

test.each([
  ['/', forSharedCaches],
  ['/no-such-page', 'no-cache'],
])('no cached copy of %s outlives its year', async (path, cacheControl) => {
  const setClock = fakeClock();
  const { ask, onRender } = await openCountingSite();
  for (const year of [2030, 2031]) {
    setClock(year, 0, 1);
    const [rendered, cached] = [await ask(path), await ask(path)];
    for (const { headers, text } of [rendered, cached]) {
      expect(text).toContain(`All of ${year}`);
      // The year with which the browser hydrates.
      expect(text).toContain(`&quot;year&quot;:${year}`);
      expect(headers['cache-control']).toBe(cacheControl);
    }
  }
  expect(onRender).toHaveBeenCalledTimes(2);
});

test("in a year's last five minutes no page is cached", async () => {
  const setClock = fakeClock();
  const { ask, onRender } = await openCountingSite();
  setClock(2030, 11, 31, 23, 54);
  expect((await ask('/')).headers['cache-control']).toBe(forSharedCaches);
  setClock(2030, 11, 31, 23, 55);
  onRender.mockClear();
  for (const time of [1, 2]) {
    const { headers, text } = await ask('/');
    expect(text).toContain('All of 2030');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(onRender).toHaveBeenCalledTimes(time);
  }
});
