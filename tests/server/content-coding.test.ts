import { expect, test } from 'vitest';
import { everyPath } from '../support/page.ts';
import { build, openSite } from '../support/site.ts';

const { ask, warm } = await openSite();
await warm();

const asset = `/assets/${build.main}`;

test.each<[accepted: string | undefined, coding: string | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br', 'br'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['gzip;q=0.5, identity', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, *;q=0.1', 'br'],
  ['identity;q=0', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['identity', undefined],
  ['deflate, compress', undefined],
  ['zstd;q=1, x-own', undefined],
  [';;,,=', undefined],
  ['__proto__, constructor', undefined],
  ['x'.repeat(5000), undefined],
])('Accept-Encoding "%s" selects %s', async (accepted, coding) => {
  const plain = await ask('/');
  const answer = await ask('/', accepted === undefined ? {} : { 'Accept-Encoding': accepted });
  expect([answer.status, answer.text]).toEqual([200, plain.text]);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
  expect(answer.headers['content-encoding']).toBe(coding);
});

test('an invalid q-value is answered with a readable page', async () => {
  const answer = await ask('/', { 'Accept-Encoding': 'br;q=nonsense' });
  expect(answer.text).toBe((await ask('/')).text);
});

test.each([...everyPath, asset, '/favicon.svg'])(
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

test('1,000 bogus Accept-Encoding values do not affect later requests', async () => {
  for (let index = 0; index < 1000; index += 1) {
    await ask('/gallery', { 'Accept-Encoding': `invented-${index}` });
  }
  const { headers } = await ask('/gallery', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(headers['content-encoding']).toBe('br');
});
