import { expect, test } from 'vitest';
import scripts from '#data/scripts.json' with { type: 'json' };
import { acceptedEncodings } from '#server/files/encodings.ts';
import { openSite } from '../support/site.ts';

const { ask } = await openSite();
const fresh = await openSite({ PAGE_CACHE: 'off' });

const asset = `/assets/${scripts.main}`;
const encodings = ['br', 'gzip', 'identity'];

/** The cases of RFC 9110, section 12.5.3. */
test.each<[accepted: string | undefined, encodings: string]>([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br gzip identity'],
  ['gzip, deflate', 'gzip identity'],
  ['GZIP ; Q=1', 'gzip identity'],
  ['br;q=0, gzip', 'gzip identity'],
  ['br;q=0.2, gzip;q=0.5', 'gzip br identity'],
  ['*', 'br gzip identity'],
  ['identity;q=0', ''],
  ['br;q=nonsense, ;;,,=', 'identity'],
])('Accept-Encoding "%s" accepts "%s"', (accepted, expected) => {
  expect(acceptedEncodings(accepted).join(' ')).toBe(expected);
});

test.each(['/', '/no-such-page', asset, '/favicon.svg'])(
  'each encoding of %s has its own ETag',
  async (path) => {
    const [plain, gzip, br] = [
      await ask(path),
      await ask(path, { 'Accept-Encoding': 'gzip' }),
      await ask(path, { 'Accept-Encoding': 'br' }),
    ];
    const tags = [plain, gzip, br].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{10,}"$/);
    for (const { headers } of [plain, gzip, br]) expect(headers.vary).toBe('Accept-Encoding');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.body.length).toBeLessThan(plain.body.length);
    expect(br.body.length).toBeLessThan(gzip.body.length);
    expect([br.text, gzip.text]).toEqual([plain.text, plain.text]);
  },
);

test.each(encodings)('a client that has the page in %s gets 304', async (encoding) => {
  for (const path of ['/gallery?from=card', asset]) {
    const { headers } = await ask(path, { 'Accept-Encoding': encoding });
    const known = { 'Accept-Encoding': encoding, 'If-None-Match': headers.etag };
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, known, method);
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.headers).not.toHaveProperty('content-length');
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.headers.vary).toBe('Accept-Encoding');
      for (const name of ['etag', 'cache-control', 'content-security-policy']) {
        expect(answer.headers[name], name).toBe(headers[name]);
      }
    }
  }
});

test.each<[what: string, value: (tag: string) => string, status: number]>([
  ['a weak form of the tag', (tag) => `W/${tag}`, 304],
  ['a list with it', (tag) => `"a", W/"b" , ${tag},"c"`, 304],
  ['anything', () => '*', 304],
  ['another tag', () => '"another"', 200],
])('If-None-Match with %s gets its status', async (_what, valueFor, status) => {
  const { headers } = await ask('/', { 'Accept-Encoding': 'br' });
  const value = valueFor(String(headers.etag));
  const answer = await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': value });
  expect(answer.status).toBe(status);
  expect(answer.body.length > 1000).toBe(status === 200);
});

test.each([
  ['/no-such-page', 404],
  ['/%E0%A4%A', 400],
])('%s stays an error with If-None-Match', async (path, error) => {
  const { headers } = await ask(path);
  for (const value of [headers.etag, '*']) {
    expect((await ask(path, { 'If-None-Match': value })).status).toBe(error);
  }
});

/** Headers that belong to the moment or the connection, not to the response. */
const ofTheMoment = ['date', 'x-request-id', 'transfer-encoding'];

test.each([
  ...['/', '/no-such-page', '/%E0%A4%A', '/Gallery?a=1', asset, '/assets/x', '/healthz'].map(
    (path) => ({ path, site: 'cached', from: ask }),
  ),
  ...['/', '/no-such-page'].map((path) => ({ path, site: 'fresh', from: fresh.ask })),
])('HEAD $path ($site) has the headers of GET', async (each) => {
  const lasting = (headers: object) =>
    Object.entries(headers).filter(([name]) => !ofTheMoment.includes(name));
  for (const encoding of encodings) {
    const whole = await each.from(each.path, { 'Accept-Encoding': encoding });
    const head = await each.from(each.path, { 'Accept-Encoding': encoding }, 'HEAD');
    const length = each.site === 'fresh' ? undefined : String(whole.body.length);
    expect(whole.headers['content-length']).toBe(length);
    expect(head.status).toBe(whole.status);
    expect(lasting(head.headers)).toEqual(lasting(whole.headers));
    expect(head.body).toHaveLength(0);
  }
});
