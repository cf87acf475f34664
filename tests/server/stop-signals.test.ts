import { expect, test } from 'vitest';
import { startReadyServer } from '../support/server-process.ts';
import { ask, connectTo, statusesIn } from '../support/site.ts';

const linesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops the server with exit code 0 and logs each step',
  async (signal) => {
    const server = await startReadyServer({
      SITE_URL: 'https://site.example',
      SHUTDOWN_GRACE_MS: '0',
    });
    const idle = await connectTo(server.port);
    await idle.send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await idle.receives('</html>');
    server.process.kill(signal);
    expect(statusesIn(await idle.closed)).toEqual([200]);
    const { code, output, errors } = await server.ended;
    expect([code, errors]).toEqual([0, '']);
    const messages = ['listening', 'ready', 'shutting down', 'draining', 'stopped'];
    expect(linesOf(output).map(({ msg }) => msg)).toEqual(messages);
    expect(linesOf(output).at(-1)).toMatchObject({ isClean: true });
  },
);

test('a signal half a second after the first ends the process immediately with 1', async () => {
  const server = await startReadyServer({ SHUTDOWN_GRACE_MS: '600000' });
  server.process.kill('SIGTERM');
  await server.prints('"msg":"draining"');
  const again = setInterval(() => server.process.kill('SIGTERM'), 100);
  const { code } = await server.ended;
  clearInterval(again);
  expect(code).toBe(1);
});

test('SIGINT that arrives twice, as Ctrl-C does under npm, stops the server with 0', async () => {
  const server = await startReadyServer({ SHUTDOWN_GRACE_MS: '300' });
  server.process.kill('SIGINT');
  await server.prints('"msg":"draining"');
  server.process.kill('SIGINT');
  expect((await server.ended).code).toBe(0);
});

test.each([
  ['an uncaught error', "throw new Error('It fails.')"],
  ['an unhandled rejection', "Promise.reject(new Error('It fails.'))"],
])('%s is logged as fatal and ends the process with 1', async (_what, failure) => {
  // A preload has the process fail when it is sent SIGUSR2.
  const preload = encodeURIComponent(`process.on('SIGUSR2',()=>{${failure}})`);
  const server = await startReadyServer({
    NODE_OPTIONS: `--import=data:text/javascript,${preload}`,
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

test('clients that reset their connections, also after CONNECT, do not end the process', async () => {
  const server = await startReadyServer();
  for (let index = 0; index < 60; index += 1) {
    const { socket } = await connectTo(server.port);
    socket.write(index % 2 ? 'GET / HT' : 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.resetAndDestroy();
  }
  expect((await ask(server.port, '/')).status).toBe(200);
  expect(server.process.exitCode).toBeNull();
});
