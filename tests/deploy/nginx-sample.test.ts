import type { RequestListener, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { connectTo, fetchRaw, listenOn, openSite } from '../support/app-under-test.ts';
import { freePort } from '../support/free-port.ts';
import { assets } from '../support/site.ts';
import { readSample, startNginx } from './nginx.ts';

/** Starts nginx in front of a server for each of `apps`. */
async function startBehindNginx(...apps: RequestListener[]) {
  const servers = await Promise.all(apps.map((app) => listenOn(app)));
  return startNginx(servers.map(({ port }) => port));
}

/** An app that serves one file. */
const appWith =
  (file: string): RequestListener =>
  (request, response) => {
    response.writeHead(request.url === file ? 200 : 404).end(file);
  };

test('nginx closes idle connections before the app does', async () => {
  const { server } = await listenOn(() => {});
  const [, idleS] = /keepalive_timeout (\d+)s;/.exec(readSample('nginx.conf')) ?? [];
  expect(Number(idleS)).toBeGreaterThan(0);
  expect(Number(idleS) * 1000).toBeLessThan(server.keepAliveTimeout);
});

test.each(['port', 'httpPort'] as const)(
  'on its %s nginx redirects another host name to the site',
  async (which) => {
    const nginx = await startBehindNginx(appWith('/'));
    const Host = 'old.example';
    const { status, headers } = await fetchRaw(nginx[which], '/gallery?from=print', { Host });
    expect([status, headers.location]).toEqual([301, 'https://www.example.com/gallery?from=print']);
  },
);

test('nginx asks the other process for a file that one process lacks', async () => {
  const { port, stop } = await startBehindNginx(appWith('/assets/a.js'), appWith('/assets/b.js'));
  for (const file of ['a', 'b', 'a', 'b'].map((name) => `/assets/${name}.js`)) {
    expect(await fetchRaw(port, file)).toMatchObject({ status: 200, text: file });
  }
  expect((await fetchRaw(port, '/assets/c.js')).status).toBe(404);
  expect((await stop()).map(({ upstreamStatus }) => upstreamStatus)).toContain('404, 200');
});

test('nginx passes on the request id that it logs, and logs no query string', async () => {
  const { port, stop } = await startBehindNginx((request, response) => {
    response.end(request.headers['x-request-id']);
  });
  const { text } = await fetchRaw(port, '/gallery?secret=1', { 'X-Request-Id': 'mine' });
  const lines = await stop();
  expect(text).toMatch(/^[0-9a-f]{32}$/);
  expect(lines.find(({ path }) => path === '/gallery')?.requestId).toBe(text);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('nginx hides health checks, and adds security headers to its answers', async () => {
  const { port, httpPort } = await startBehindNginx((_request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff').end();
  });
  const requests = ['/', '/healthz', '/readyz'].map((path) => fetchRaw(port, path));
  const answers = await Promise.all([...requests, fetchRaw(httpPort, '/')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 301]);
  for (const { headers } of answers) {
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
    expect([headers['x-content-type-options'], headers.server]).toEqual(['nosniff', 'nginx']);
  }
});

test('nginx asks the other process when one hangs', async () => {
  const { port } = await startBehindNginx(() => {}, appWith('/'));
  const [one, two] = await Promise.all([fetchRaw(port, '/'), fetchRaw(port, '/')]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(Number(/proxy_read_timeout (\d+)s;/.exec(readSample('nginx.conf'))?.[1])).toBeLessThan(4);
});

test('nginx passes a page on while the app streams it', async () => {
  const responses: ServerResponse[] = [];
  const { port } = await startBehindNginx((_request, response) => {
    responses.push(response);
    response.write('The head. ');
    if (responses.length === 1) response.end();
  });
  const { send, receives, closed } = await connectTo(port);
  await send('GET /gallery HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
  await receives('The head.');
  responses.at(-1)?.end('The rest.');
  expect(await closed).toContain('The rest.');
});

test('with its page cache nginx sends pages while no process answers', async () => {
  const site = await openSite();
  await site.renderPages();
  const { port } = await startNginx([site.port], true);
  const paths = ['/?from=card', `/assets/${assets.scripts.main}`];
  const visit = async (accepted: string) => {
    const requests = paths.map((path) => fetchRaw(port, path, { 'Accept-Encoding': accepted }));
    return (await Promise.all(requests)).map(({ headers, text }) => [
      headers['content-encoding'],
      text,
    ]);
  };
  const sent = [await visit('identity'), await visit('br')];
  site.server.closeAllConnections();
  site.server.close();
  expect([await visit('identity'), await visit('br')]).toEqual(sent);
  const { status, headers } = await fetchRaw(port, '/');
  expect(status).toBe(200);
  expect((await fetchRaw(port, '/', { 'If-None-Match': headers.etag })).status).toBe(304);
  expect((await fetchRaw(port, '/our-story')).status).toBe(502);
});

test('while no process answers, visitors see a page that says so', async () => {
  const { port, stop } = await startNginx([await freePort()]);
  const { status, headers, text } = await fetchRaw(port, '/gallery');
  expect([status, headers['content-type']]).toEqual([502, 'text/html']);
  expect(text).toBe(readSample('unavailable.html'));
  expect((await fetchRaw(port, '/unavailable.html')).status).toBe(404);
  expect((await stop()).map(({ path }) => path)).toContain('/gallery');
});
