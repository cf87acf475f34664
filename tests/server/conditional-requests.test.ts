import { expect, onTestFinished, test, vi } from 'vitest';
import { openSite } from '../support/app-under-test.ts';
import { openCountingSite } from '../support/apps.tsx';
import { routePaths } from '../support/html.ts';
import { assets } from '../support/site.ts';

const { ask, renderPages } = await openSite();
await renderPages();

const asset = `/assets/${assets.scripts.main}`;
const encodings = ['br', 'gzip', 'identity'];

test.each<[accepted: string | undefined, encoding: string | undefined]>([
  [undefined, undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
])('Accept-Encoding "%s" gets %s', async (accepted, expected) => {
  for (const path of ['/', asset]) {
    const { headers } = await ask(path, accepted ? { 'Accept-Encoding': accepted } : {});
    expect(headers['content-encoding']).toBe(expected);
    expect(headers.vary).toBe('Accept-Encoding');
  }
});

test('a page has one weak ETag, of its release, settings and year', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const etagOf = async (year: number, ...args: Parameters<typeof openSite>) => {
    vi.setSystemTime(new Date(year, 5, 1));
    const { ask } = await openSite(...args);
    const tags = encodings.map(
      async (each) => (await ask('/', { 'Accept-Encoding': each })).headers.etag,
    );
    const [tag, ...others] = new Set(await Promise.all(tags));
    expect(others).toEqual([]);
    expect(tag).toMatch(/^W\/"[\w-]{22,}"$/);
    return tag;
  };
  const tag = await etagOf(2030);
  expect(await etagOf(2030)).toBe(tag);
  expect(await etagOf(2031)).not.toBe(tag);
  expect(await etagOf(2030, { SITE_URL: 'https://site.example' })).not.toBe(tag);
  expect(await etagOf(2030, {}, { release: 'another' })).not.toBe(tag);
});

/** Headers without those that belong to the moment, the connection or the bytes of a body. */
function lasting(headers: object): [name: string, value: unknown][] {
  const changingHeaders = ['date', 'transfer-encoding', 'content-encoding'];
  return Object.entries(headers).filter(([name]) => !changingHeaders.includes(name));
}

test.each(encodings)('a client that has a response in %s gets 304', async (encoding) => {
  for (const path of ['/gallery?from=card', asset]) {
    const { headers } = await ask(path, { 'Accept-Encoding': encoding });
    const known = { 'Accept-Encoding': encoding, 'If-None-Match': headers.etag };
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, known, method);
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      expect(lasting(headers)).toEqual(expect.arrayContaining(lasting(answer.headers)));
    }
  }
});

test.each(['/no-such-page', '/%E0%A4%A'])('%s is never a 304', async (path) => {
  const { status, headers } = await ask(path);
  expect((await ask(path, { 'If-None-Match': headers.etag })).status).toBe(status);
});

test.each(['/', '/no-such-page', '/%E0%A4%A', '/Gallery?a=1', asset, '/assets/x', '/healthz'])(
  'HEAD %s has the headers of GET',
  async (path) => {
    for (const encoding of encodings) {
      const whole = await ask(path, { 'Accept-Encoding': encoding });
      const head = await ask(path, { 'Accept-Encoding': encoding }, 'HEAD');
      expect([head.status, head.body.length]).toEqual([whole.status, 0]);
      expect(lasting(head.headers)).toEqual(lasting(whole.headers));
    }
  },
);

test('pages are rendered before the first visitor, then for GET alone', async () => {
  const { ask, renderPages, onRender } = await openCountingSite();
  expect(await renderPages()).toEqual([]);
  expect(onRender).toHaveBeenCalledTimes(routePaths.length + 1);
  onRender.mockClear();
  const { etag } = (await ask('/', {}, 'HEAD')).headers;
  expect((await ask('/?x=1', { 'If-None-Match': etag })).status).toBe(304);
  expect((await ask('/none', {}, 'HEAD')).status).toBe(404);
  expect(onRender).not.toHaveBeenCalled();
  for (const renders of [1, 2, 3]) {
    await ask('/');
    expect(onRender).toHaveBeenCalledTimes(renders);
  }
});
