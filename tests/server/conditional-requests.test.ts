import { expect, onTestFinished, test, vi } from 'vitest';
import { openSite } from '../support/app-under-test.ts';
import { openCountingSite } from '../support/apps.tsx';
import { routePaths } from '../support/html.ts';
import { assets } from '../support/site.ts';

const { fetchRaw, renderPages } = await openSite();
await renderPages();

const asset = `/assets/${assets.scripts.main}`;
const encodings = ['br', 'gzip', 'identity'];

test('the weak ETag of a page depends on release, settings and year', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const etagOf = async (year: number, ...args: Parameters<typeof openSite>) => {
    vi.setSystemTime(new Date(year, 5, 1));
    return (await (await openSite(...args)).fetchRaw('/')).headers.etag;
  };
  const tag = await etagOf(2030);
  expect(tag).toMatch(/^W\/"[\w-]{22,}"$/);
  expect(await etagOf(2030)).toBe(tag);
  expect(await etagOf(2031)).not.toBe(tag);
  expect(await etagOf(2030, { SITE_URL: 'https://site.example' })).not.toBe(tag);
  expect(await etagOf(2030, {}, { release: 'another' })).not.toBe(tag);
});

/** The headers that do not depend on the time of a response or on how the body is sent. */
function lasting(headers: object): [name: string, value: unknown][] {
  const changingHeaders = ['date', 'transfer-encoding', 'content-encoding'];
  return Object.entries(headers).filter(([name]) => !changingHeaders.includes(name));
}

test.each(encodings)('a client that already has the response in %s gets 304', async (encoding) => {
  const files = ['/favicon.svg', '/apple-touch-icon.png', '/robots.txt', '/sitemap.xml'];
  for (const path of ['/gallery?from=card', ...files]) {
    const { headers } = await fetchRaw(path, { 'Accept-Encoding': encoding });
    const known = { 'Accept-Encoding': encoding, 'If-None-Match': headers.etag };
    const answer = await fetchRaw(path, known);
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
    expect(lasting(headers)).toEqual(expect.arrayContaining(lasting(answer.headers)));
    expect([path, answer.headers.vary]).toEqual([path, headers.vary]);
  }
});

test.each(['/no-such-page', '/%E0%A4%A'])('%s is never a 304', async (path) => {
  const { status, headers } = await fetchRaw(path);
  expect((await fetchRaw(path, { 'If-None-Match': headers.etag })).status).toBe(status);
});

test.each(['/', '/no-such-page', asset, '/healthz'])(
  'HEAD %s has the headers of GET',
  async (path) => {
    const whole = await fetchRaw(path, { 'Accept-Encoding': 'br' });
    const head = await fetchRaw(path, { 'Accept-Encoding': 'br' }, 'HEAD');
    expect([head.status, head.body.length]).toEqual([whole.status, 0]);
    expect(lasting(head.headers)).toEqual(lasting(whole.headers));
  },
);

test('each page is rendered before the first visit, but not for a 304', async () => {
  const { fetchRaw, renderPages, onRender } = await openCountingSite();
  expect(await renderPages()).toEqual([]);
  expect(onRender).toHaveBeenCalledTimes(routePaths.length + 1);
  onRender.mockClear();
  const { etag } = (await fetchRaw('/')).headers;
  expect((await fetchRaw('/?x=1', { 'If-None-Match': etag })).status).toBe(304);
  expect(onRender).toHaveBeenCalledOnce();
});
