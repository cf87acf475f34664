import { expect, test } from 'vitest';
import { openSite, statusesIn } from '../support/site.ts';

const { ask, exchange, logLines } = await openSite();

/** Sends one request, byte for byte, and returns all that came back. */
const get = (target: string) =>
  exchange(`GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);

test.each<[what: string, target: string, status: number]>([
  ['another host, named in full', 'http://evilmark.example/no-such-page', 404],
  ['a host that cannot be', 'http://[evilmark/no-such-page', 404],
  ['a port that cannot be', 'http://evilmark:999999/no-such-page', 404],
  ['another scheme', 'ftp://evilmark.example/', 400],
  ['a target that no URL parser takes', 'xx://[/?evilmark=1', 400],
  ['no slash', 'evilmark', 400],
  ['a raw space', '/evil mark evilmark', 400],
])('%s in the address is answered without an echo', async (_what, target, status) => {
  const received = await get(target);
  expect(statusesIn(received)).toEqual([status]);
  expect(received).not.toMatch(/evilmark|\.[jt]sx?:\d|node_modules|^location:/im);
  expect(received).toMatch(status === 404 ? /<h1/ : /\r\n\r\n(Bad Request)?$/);
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

test.each([
  ['/', 200],
  ['/Our-Story', 301],
  ['/none', 404],
  ['/%', 400],
])('no header of a request changes %s or is repeated there', async (path, status) => {
  const { headers, text, ...answer } = await ask(path, {
    Host: 'evilmark.example:99999',
    'X-Forwarded-Host': 'evilmark.example',
    'X-Forwarded-Proto': 'evilmark',
    'X-Forwarded-Prefix': '/evilmark',
    Forwarded: 'host=evilmark.example;proto=evilmark',
    'X-Original-URL': '/evilmark',
    'X-Rewrite-URL': '/evilmark',
    'X-HTTP-Method-Override': 'EVILMARK',
    Referer: 'https://evilmark.example/',
    'User-Agent': '<script>evilmark</script>',
    Origin: 'https://evilmark.example',
    'X-Request-Id': 'evilmark',
    'Accept-Encoding': 'evilmark',
    'If-None-Match': '"evilmark"',
    Range: 'bytes=evilmark',
    Cookie: 'evilmark=evilmark',
  });
  expect(answer.status).toBe(status);
  expect(text).toBe((await ask(path)).text);
  expect(JSON.stringify(headers)).not.toMatch(/evilmark/i);
});

test('none of these requests logs an error', () => {
  expect(logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
