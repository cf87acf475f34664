import type { RequestListener, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { root } from '#scripts/folders.ts';
import { shutDown } from '#server/http/http-server.ts';
import { createLog } from '#server/log.ts';
import { connectTo, createTestApp, fetchRaw, listen, listenOn } from '../support/app-under-test.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand, startReadyServer, startServerProcess } from '../support/processes.ts';

const requestHead = 'GET / HTTP/1.1\r\nHost: a\r\n';
const log = createLog('silent', 'test');

/** Starts the site, or a server whose app is `listener`. `stop` shuts the server down. */
async function openUntilStopped(listener?: RequestListener, graceMs = 0) {
  const { app, lifecycle } = createTestApp();
  lifecycle.phase = 'ready';
  const site = await (listener ? listenOn(listener) : listen(app));
  return { ...site, stop: () => shutDown(site.server, lifecycle, log, graceMs) };
}

test('a response that has begun is finished', async () => {
  const responses: ServerResponse[] = [];
  const { connect, server, stop } = await openUntilStopped((_request, response) => {
    responses.push(response);
    response.write('The beginning. ');
  });
  const { send, receives, closed } = await connect();
  await send(`${requestHead}Connection: close\r\n\r\n`);
  await receives('The beginning.');
  const stopped = stop();
  await expect.poll(() => server.listening).toBe(false);
  responses[0]?.end('The end.');
  expect(await closed).toContain('The end.');
  await stopped;
});

test('in the grace period the server is not ready and closes connections', async () => {
  const site = await openUntilStopped(undefined, 500);
  const stopped = site.stop();
  expect((await site.fetchRaw('/readyz')).status).toBe(503);
  const page = await site.fetchRaw('/', { Connection: 'keep-alive' });
  expect([page.status, page.headers.connection]).toEqual([200, 'close']);
  await stopped;
  await expect(site.fetchRaw('/')).rejects.toThrow('ECONNREFUSED');
});

const linesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s, even sent twice, ends the process with 0 and logs each step',
  async (signal) => {
    const server = await startReadyServer({
      SITE_URL: 'https://site.example',
      SHUTDOWN_GRACE_MS: '100',
    });
    const idle = await connectTo(server.port);
    await idle.send(`${requestHead}\r\n`);
    await idle.receives('</html>');
    server.process.kill(signal);
    await server.prints('"msg":"shutting down"');
    server.process.kill(signal);
    expect(await idle.closed).toMatch(/^HTTP\/1\.1 200 /);
    const { code, output, errors } = await server.ended;
    expect([code, errors]).toEqual([0, '']);
    const messages = ['listening', 'ready', 'shutting down', 'stopped'];
    const lines = linesOf(output);
    expect(lines.map(({ msg }) => msg)).toEqual(messages);
    const address = { address: '127.0.0.1' };
    expect(lines[0]).toMatchObject({ address, siteUrl: 'https://site.example' });
    for (const { release } of lines) expect(release).toMatch(/^[0-9a-f]{12}$/);
  },
);

test('an unhandled rejection is logged as fatal and ends the process with 1', async () => {
  const preload = "process.on('SIGUSR2',()=>Promise.reject(new Error('It fails.')))";
  const server = await startReadyServer({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
  });
  server.process.kill('SIGUSR2');
  const { code, output } = await server.ended;
  expect(code).toBe(1);
  expect(linesOf(output).at(-1)).toMatchObject({
    level: 60,
    msg: 'uncaught error',
    err: { message: 'It fails.', stack: expect.stringContaining('Error: It fails.') },
  });
});

test('with LOG_LEVEL=silent the process logs nothing', async () => {
  const port = await freePort();
  const server = startServerProcess({ PORT: String(port), LOG_LEVEL: 'silent' });
  await expect
    .poll(() => fetchRaw(port, '/readyz'), { timeout: 30_000 })
    .toMatchObject({ status: 200 });
  server.process.kill('SIGTERM');
  expect((await server.ended).output).toBe('');
});

test('with a log on a full disk the process serves and stops', async () => {
  const port = await freePort();
  const env = { PORT: String(port), HOST: '127.0.0.1', SHUTDOWN_GRACE_MS: '0' };
  const args = ['-c', 'exec "$0" "$1" >/dev/full', process.execPath, `${root}server`];
  const server = runCommand('/bin/sh', args, { env });
  await expect
    .poll(() => fetchRaw(port, '/readyz'), { timeout: 30_000 })
    .toMatchObject({ status: 200 });
  expect((await fetchRaw(port, '/')).status).toBe(200);
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});
