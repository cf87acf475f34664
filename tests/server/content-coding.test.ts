import { expect, test } from 'vitest';
import { build, openSite } from '../support/site.ts';

const { ask, warm } = await openSite();
await warm();

test.each<[accepted: string | undefined, coding: string | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['gzip;q=0.5, identity', undefined],
  ['*', 'br'],
  ['identity;q=0', undefined],
  ['deflate, compress', undefined],
  [';;,,=', undefined],
  ['__proto__, constructor', undefined],
])('Accept-Encoding "%s" selects %s', async (accepted, coding) => {
  const plain = await ask('/');
  const answer = await ask('/', accepted === undefined ? {} : { 'Accept-Encoding': accepted });
  expect([answer.status, answer.text]).toEqual([200, plain.text]);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
  expect(answer.headers['content-encoding']).toBe(coding);
});

test.each(['/', '/no-such-page', '/sitemap.xml', `/assets/${build.main}`, '/favicon.svg'])(
  'each content coding of %s has a strong ETag of its own and fewer bytes',
  async (path) => {
    const [plain, gzip, br] = [
      await ask(path),
      await ask(path, { 'Accept-Encoding': 'gzip' }),
      await ask(path, { 'Accept-Encoding': 'br' }),
    ];
    const tags = [plain, gzip, br].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{10,}"$/);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.body.length).toBeLessThan(plain.body.length);
    expect(br.body.length).toBeLessThan(gzip.body.length);
    expect([br.text, gzip.text]).toEqual([plain.text, plain.text]);
  },
);

test('after 200 bogus values a page is still sent in the best coding', async () => {
  for (let index = 0; index < 200; index += 1) {
    await ask('/gallery', { 'Accept-Encoding': `invented-${index}` });
  }
  const { headers } = await ask('/gallery', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(headers['content-encoding']).toBe('br');
});
