import { expect, test } from 'vitest';
import { openSite, statusesIn } from '../support/site.ts';

const { ask, exchange, logLines } = await openSite();

/** Sends one request, byte for byte, and returns all that came back. */
const get = (target: string, headers = '') =>
  exchange(`GET ${target} HTTP/1.1\r\nHost: site\r\n${headers}Connection: close\r\n\r\n`);

const long = (length: number) => 'a'.repeat(length);

test.each<[what: string, target: string, status: number]>([
  ['percent-encoding that breaks off', '/evilmark%E0%A4%A', 400],
  ['percent-encoding of nothing', '/evilmark%zz', 400],
  ['an encoded way out', '/%2e%2e/%2e%2e/evilmark', 404],
  ['an encoded way out with encoded slashes', '/..%2f..%2f..%2fevilmark', 404],
  ['a way out encoded twice', '/%252e%252e%252fevilmark', 404],
  ['a way out of the assets', '/assets/%2e%2e/evilmark', 404],
  ['a way out with backslashes', '/assets/..\\..\\evilmark', 404],
  ['the folder above the assets', '/assets/..', 404],
  ['another host', '//evilmark.example', 404],
  ['another host and a slash', '//evilmark.example/', 404],
  ['another host behind three slashes', '///evilmark.example', 404],
  ['another host in capitals, with a page', '//EVILMARK.example/our-story', 404],
  ['another host, with a page and slashes', '//evilmark.example//our-story/', 404],
  ['another host and an encoded way out', '//evilmark.example/%2e%2e', 404],
  ['another host behind an encoded slash', '/%2Fevilmark.example', 404],
  ['another host behind a backslash', '/\\evilmark.example', 404],
  ['another host behind an encoded backslash', '/%5cevilmark.example', 404],
  ['another host behind an encoded tab', '/%09/evilmark.example', 404],
  ['another host with its scheme in the path', '/https://evilmark.example', 404],
  ['NUL, encoded', '/evilmark%00.html', 404],
  ['NUL in an asset, encoded', '/assets/evilmark.js%00.png', 404],
  ['NUL, raw', '/evilmark\0', 400],
  ['a raw space', '/evil mark evilmark', 400],
  ['a line feed, encoded', '/evilmark%0d%0aSet-Cookie:evilmark=1', 404],
  ['a script', '/<script>evilmark</script>', 404],
  ['10,000 characters', `/evilmark${long(10_000)}`, 414],
  ['10,000 characters of query', `/?evilmark=${long(10_000)}`, 414],
  ['10,000 characters of query at a file', `/favicon.ico?evilmark=${long(10_000)}`, 414],
  ['more than a head may hold', `/evilmark${long(20_000)}`, 431],
  ['no slash', 'evilmark', 400],
  ['another host, named in full', 'http://evilmark.example/no-such-page', 404],
  ['a host that cannot be', 'http://[evilmark/no-such-page', 404],
  ['a port that cannot be', 'http://evilmark:999999/no-such-page', 404],
  ['another scheme', 'ftp://evilmark.example/', 400],
  ['a target that no URL parser takes', 'xx://[/?evilmark=1', 400],
])('%s in the address is answered without an echo', async (_what, target, status) => {
  const received = await get(target);
  expect(statusesIn(received)).toEqual([status]);
  expect(received).not.toMatch(/evilmark|set-cookie|\.[jt]sx?:\d|node_modules/i);
  expect(received).not.toMatch(/^location:/im);
});

test('an absolute address is answered like the path in it', async () => {
  const page = await get('http://evilmark.example/our-story?a=1');
  expect(statusesIn(page)).toEqual([200]);
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/our-story"');
  expect(statusesIn(await get('HTTPS://evilmark.example'))).toEqual([200]);
  const redirect = await get('http://evilmark.example/Our-Story/?a=1');
  expect(redirect).toMatch(/^Location: \/our-story\?a=1\r$/m);
  expect(page + redirect).not.toContain('evilmark');
});

test('an address of 8,192 characters is answered, a longer one gets 414', async () => {
  const filler = long(8192 - '/gallery?'.length);
  expect(statusesIn(await get(`/gallery?${filler}`))).toEqual([200]);
  expect(statusesIn(await get(`/gallery?${filler}a`))).toEqual([414]);
});

test('each single byte in a query is answered with 301 or 400', async () => {
  const seen = new Set<number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const [status = 0] = statusesIn(await get(`/Our-Story?${String.fromCharCode(byte)}`));
    seen.add(status);
  }
  expect([...seen].sort()).toEqual([301, 400]);
});

test.each([
  'X-Forwarded-Host: evilmark.example',
  'X-Forwarded-Proto: evilmark',
  'X-Forwarded-For: evilmark, 127.0.0.1',
  'X-Forwarded-Prefix: /evilmark',
  'Forwarded: host=evilmark.example;proto=evilmark',
  'X-Original-URL: /evilmark',
  'X-Rewrite-URL: /evilmark',
  'X-HTTP-Method-Override: EVILMARK',
  'Referer: https://evilmark.example/',
  'User-Agent: <script>evilmark</script>',
  'Origin: https://evilmark.example',
  'X-Request-Id: evilmark',
  'Accept-Encoding: evilmark',
  'If-None-Match: "evilmark"',
  'Range: bytes=evilmark',
  'Cookie: evilmark=evilmark',
])('"%s" changes nothing and is not repeated', async (header) => {
  for (const [target, status] of [
    ['/', 200],
    ['/Our-Story', 301],
    ['/none', 404],
    ['/%', 400],
  ] as const) {
    const received = await get(target, `${header}\r\n`);
    expect(statusesIn(received)).toEqual([status]);
    expect(received).not.toMatch(/evilmark/i);
  }
});

test.each(['evilmark.example', 'evilmark:99999', '<evilmark>', ''])(
  'the Host "%s", which is not ours, changes nothing and is not repeated',
  async (host) => {
    const { status, headers, text } = await ask('/gallery', { Host: host });
    expect(status).toBe(200);
    expect(text).toContain('href="https://www.example.com/gallery"');
    expect(JSON.stringify(headers) + text).not.toContain('evilmark');
  },
);

test.each(['/', '/Our-Story', '/none', '/robots.txt'])(
  'two Host headers get 400 at %s, and the next request is not answered',
  async (target) => {
    const head = `GET ${target} HTTP/1.1\r\nHost: site\r\nhOsT: evilmark.example\r\n\r\n`;
    const next = 'GET /healthz HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n';
    expect(statusesIn(await exchange(head + next))).toEqual([400]);
  },
);

test('none of these requests logs an error', () => {
  expect(logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
