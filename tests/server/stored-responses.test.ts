import { beforeAll, expect, test } from 'vitest';
import scripts from '#data/scripts.json' with { type: 'json' };
import { acceptedEncodings } from '#server/responses/encodings.ts';
import { openSite } from '../support/app-under-test.ts';

const { ask, renderPages, compressPages } = await openSite();
beforeAll(async () => {
  await renderPages();
  await compressPages();
});
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
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  expect(acceptedEncodings({ headers }).join(' ')).toBe(expected);
});

test.each(['/', '/no-such-page', asset])('each encoding of %s has its own ETag', async (path) => {
  const asked = encodings.map((each) => ask(path, { 'Accept-Encoding': each }));
  const answers = await Promise.all(asked);
  const used = answers.map(({ headers }) => headers['content-encoding']);
  expect(used).toEqual(['br', 'gzip', undefined]);
  const [br = 0, gzip = 0, plain = 0] = answers.map(({ body }) => body.length);
  expect(br).toBeLessThan(gzip);
  expect(gzip).toBeLessThan(plain);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  for (const { headers } of answers) {
    expect(headers.etag).toMatch(/^"[\w-]{10,}"$/);
    expect(headers.vary).toBe('Accept-Encoding');
  }
});

/** Headers without those that belong to the moment or the connection. */
function lasting(headers: object): [name: string, value: unknown][] {
  const changingHeaders = ['date', 'x-request-id', 'transfer-encoding'];
  return Object.entries(headers).filter(([name]) => !changingHeaders.includes(name));
}

test.each(encodings)('a client that has a response in %s gets 304', async (encoding) => {
  for (const path of ['/gallery?from=card', asset]) {
    const { headers } = await ask(path, { 'Accept-Encoding': encoding });
    const known = { 'Accept-Encoding': encoding, 'If-None-Match': headers.etag };
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, known, method);
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      const contentHeader = /^content-(length|type|encoding)$/;
      const others = lasting(headers).filter(([name]) => !contentHeader.test(name));
      expect(lasting(answer.headers)).toEqual(others);
    }
  }
});

test.each([
  ['/', 304],
  ['/no-such-page', 404],
  ['/%E0%A4%A', 400],
])('If-None-Match with the ETag of %s gets %i', async (path, known) => {
  const { status, headers } = await ask(path);
  const statusFor = async (tags: string) => (await ask(path, { 'If-None-Match': tags })).status;
  for (const tags of [`W/${headers.etag}`, `"a", W/"b" , ${headers.etag},"c"`, '*']) {
    expect(await statusFor(tags), tags).toBe(known);
  }
  expect(await statusFor('"another"')).toBe(status);
});

test.each(['/', '/no-such-page', '/%E0%A4%A', '/Gallery?a=1', asset, '/assets/x', '/healthz'])(
  'HEAD %s has the headers of GET, also without a cache',
  async (path) => {
    for (const from of [ask, fresh.ask]) {
      for (const encoding of encodings) {
        const whole = await from(path, { 'Accept-Encoding': encoding });
        const head = await from(path, { 'Accept-Encoding': encoding }, 'HEAD');
        expect([head.status, head.body.length]).toEqual([whole.status, 0]);
        expect(lasting(head.headers)).toEqual(lasting(whole.headers));
      }
    }
  },
);
