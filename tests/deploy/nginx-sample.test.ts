import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { readSample, startNginx } from '../support/nginx.ts';
import { listenOn } from '../support/site.ts';

/** The sample in front of a server that says "well" and sends one header of its own. */
async function startBehindNginx() {
  const { server, port } = await listenOn((_request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff').end('well');
  });
  const nginx = await startNginx({ upstreamPorts: [port] });
  return { ...nginx, server };
}

async function ask(port: number, localAddress: string, host = '127.0.0.1') {
  const request = get({ port, localAddress, host: '127.0.0.1', headers: { Host: host } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response;
}

test('nginx closes idle connections before the app does, and waits longer for a page', () => {
  const { KEEP_ALIVE_TIMEOUT_MS, RENDER_TIMEOUT_MS } = readSettings({});
  const sample = readSample('nginx.conf');
  const [, idleS] = /upstream[\s\S]*?keepalive_timeout (\d+)s;/.exec(sample) ?? [];
  const [, readS] = /proxy_read_timeout (\d+)s;/.exec(sample) ?? [];
  expect(Number(idleS)).toBeGreaterThan(0);
  expect(Number(idleS) * 1000).toBeLessThan(KEEP_ALIVE_TIMEOUT_MS);
  expect(Number(readS) * 1000).toBeGreaterThan(RENDER_TIMEOUT_MS);
});

test('an address that sends too many requests gets 429, others are served, unknown hosts are not', async () => {
  const { port } = await startBehindNginx();
  // Fewer connections at once than the sample allows, so that only their requests are too many.
  const visits = Array.from({ length: 90 }, async () => {
    const statuses: unknown[] = [];
    for (let sent = 0; sent < 8; sent += 1) {
      statuses.push((await ask(port, '127.0.0.2')).statusCode);
    }
    return statuses;
  });
  expect(new Set((await Promise.all(visits)).flat())).toEqual(new Set([200, 429]));
  expect((await ask(port, '127.0.0.3')).statusCode).toBe(200);
  await expect(ask(port, '127.0.0.3', 'rebind.example')).rejects.toThrow(/hang up/);
});

test('nginx sets a policy on its own error pages and leaves the headers of the app', async () => {
  const { url, port, server } = await startBehindNginx();
  const answer = await ask(port, '127.0.0.1');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).not.toHaveProperty('content-security-policy');
  server.closeAllConnections();
  server.close();
  const failure = await fetch(url);
  expect(failure.status).toBe(502);
  expect(failure.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});
