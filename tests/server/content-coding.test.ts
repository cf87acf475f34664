import { beforeAll, expect, test } from 'vitest';
import { decoded } from '../support/decoded.ts';
import { everyPath } from '../support/every-page.ts';
import { listenOn } from '../support/listen-on.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, build, warm } = createTestApp();

beforeAll(warm, 60_000);

/** An `Accept-Encoding` and the coding that answers it; none is `undefined`. */
const wishes: readonly [value: string | undefined, coding: string | undefined][] = [
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
  ['br;q=nonsense', undefined],
  [';;,,=', undefined],
  ['__proto__, constructor', undefined],
  ['x'.repeat(5000), undefined],
];

test.each(wishes)(
  'a page asked for with Accept-Encoding "%s" comes as %s',
  async (value, coding) => {
    const { ask } = await listenOn(app);
    const plain = await ask('/');
    const answer = await ask('/', value === undefined ? {} : { 'Accept-Encoding': value });
    expect(answer.status).toBe(200);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    if (!value?.includes('nonsense')) expect(answer.headers['content-encoding']).toBe(coding);
    expect(decoded(answer)).toBe(plain.body.toString());
  },
);

test.each([...everyPath, `/assets/${build.main}`, '/favicon.svg'])(
  'each coding of %s has a strong tag of its own and is smaller than what it stands for',
  async (path) => {
    const { ask } = await listenOn(app);
    const plain = await ask(path);
    const br = await ask(path, { 'Accept-Encoding': 'br' });
    const gzip = await ask(path, { 'Accept-Encoding': 'gzip' });
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{10,}"$/);
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gzip.body.length).toBeLessThan(plain.body.length);
    expect(br.body.length).toBeLessThan(gzip.body.length);
    expect([decoded(br), decoded(gzip)]).toEqual([plain.body.toString(), plain.body.toString()]);
  },
);

test('what was invented a thousand times does not change what browsers get', async () => {
  const { ask } = await listenOn(app);
  for (let index = 0; index < 1000; index += 1) {
    await ask('/gallery', { 'Accept-Encoding': `invented-${index}` });
  }
  const { headers } = await ask('/gallery', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(headers['content-encoding']).toBe('br');
});
