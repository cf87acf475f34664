import { expect, test } from 'vitest';
import { listenOn } from '../support/listen-on.ts';
import { statusesIn } from '../support/raw-connection.ts';
import { createTestApp } from '../support/test-app.ts';

const { app } = createTestApp();

/** Sends one request, byte for byte, and returns all that came back. */
async function exchange(target: string, headers = '') {
  const { connect } = await listenOn(app);
  const { send, closed } = await connect();
  await send(`GET ${target} HTTP/1.1\r\nHost: site\r\n${headers}Connection: close\r\n\r\n`);
  return closed;
}

const abuses = [
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
];

test.each(abuses)('"%s" changes nothing and is not repeated', async (header) => {
  for (const [target, status] of [
    ['/', 200],
    ['/Our-Story', 301],
    ['/none', 404],
    ['/%', 400],
  ] as const) {
    const received = await exchange(target, `${header}\r\n`);
    expect(statusesIn(received)).toEqual([status]);
    expect(received).not.toMatch(/evilmark/i);
  }
});

test('a Host that is not ours changes nothing and is not repeated', async () => {
  const { ask } = await listenOn(app);
  for (const host of ['evilmark.example', 'evilmark:99999', '<evilmark>', '']) {
    const { status, headers, body } = await ask('/gallery', { Host: host });
    expect(status).toBe(200);
    expect(body.toString()).toContain('href="https://www.example.com/gallery"');
    expect(JSON.stringify(headers) + body).not.toContain('evilmark');
  }
});

test.each(['/', '/Our-Story', '/none', '/robots.txt'])(
  'two Host lines are refused with 400 at %s',
  async (target) => {
    expect(statusesIn(await exchange(target, 'hOsT: evilmark.example\r\n'))).toEqual([400]);
  },
);
