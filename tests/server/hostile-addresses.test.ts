import { expect, test } from 'vitest';
import { listenOn } from '../support/listen-on.ts';
import { statusesIn } from '../support/raw-connection.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, logLines } = createTestApp();

/** Sends one request, byte for byte, and returns all that came back. */
async function exchange(target: string, headers = '') {
  const { connect } = await listenOn(app);
  const { send, closed } = await connect();
  await send(`GET ${target} HTTP/1.1\r\nHost: site\r\n${headers}Connection: close\r\n\r\n`);
  return closed;
}

const long = (length: number) => 'a'.repeat(length);

const hostile: readonly [what: string, target: string, status: number][] = [
  ['percent-encoding that breaks off', '/evilmark%E0%A4%A', 400],
  ['percent-encoding of nothing', '/evilmark%zz', 400],
  ['an encoded way out', '/%2e%2e/%2e%2e/evilmark', 404],
  ['an encoded way out with encoded slashes', '/..%2f..%2f..%2fevilmark', 404],
  ['a way out encoded twice', '/%252e%252e%252fevilmark', 404],
  ['a way out of the assets', '/assets/%2e%2e/evilmark', 404],
  ['a way out with backslashes', '/assets/..\\..\\evilmark', 404],
  ['the folder above the assets', '/assets/..', 404],
  ['another host', '//evilmark.example', 404],
  ['another host behind a backslash', '/\\evilmark.example', 404],
  ['another host behind an encoded backslash', '/%5cevilmark.example', 404],
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
];

test.each(hostile)(
  '%s in the address is answered, without an echo',
  async (_what, target, status) => {
    const received = await exchange(target);
    expect(statusesIn(received)).toEqual([status]);
    expect(received).not.toMatch(/evilmark|set-cookie|\.[jt]sx?:\d|node_modules/i);
    expect(received).not.toMatch(/^location:/im);
  },
);

test('an address that names the host in full is answered like the path in it', async () => {
  const page = await exchange('http://evilmark.example/our-story?a=1');
  expect(statusesIn(page)).toEqual([200]);
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/our-story"');
  expect(statusesIn(await exchange('HTTPS://evilmark.example'))).toEqual([200]);
  const redirect = await exchange('http://evilmark.example/Our-Story/?a=1');
  expect(redirect).toMatch(/^Location: \/our-story\?a=1\r$/m);
  expect(page + redirect).not.toContain('evilmark');
});

test('the longest address that is allowed is answered like any other', async () => {
  const filler = long(8192 - '/gallery?'.length);
  expect(statusesIn(await exchange(`/gallery?${filler}`))).toEqual([200]);
  expect(statusesIn(await exchange(`/gallery?${filler}a`))).toEqual([414]);
});

test('each single byte in an address is either answered or refused, and none is a failure', async () => {
  const { connect } = await listenOn(app);
  const seen = new Set<number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const { send, closed } = await connect();
    const target = `/Our-Story?${String.fromCharCode(byte)}`;
    await send(`GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
    const [status = 0] = statusesIn(await closed);
    seen.add(status);
  }
  expect([...seen].sort()).toEqual([301, 400]);
});

test('none of all that is an error of the server', async () => {
  await exchange('/assets/..');
  expect(logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
