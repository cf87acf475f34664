import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startNginx } from '#scripts/bench/nginx.ts';
import { freePort, statusOf } from '#scripts/bench/servers.ts';
import { root } from '#scripts/bundle/folders.ts';
import { type RunningServer, runServer } from '../support/run-server.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { sendVisitors } from '../support/visitors.ts';

const connections = 16;

/** The line of nginx's log, as far as this test reads it. */
interface AccessLine {
  status: number;
  upstream: string;
}

async function startOn(port: number): Promise<RunningServer> {
  const environment = { NODE_ENV: 'production', PORT: String(port), TRUST_PROXY: 'loopback' };
  const server = runServer(root, environment);
  await server.listening;
  while ((await statusOf(`http://127.0.0.1:${port}/readyz`)) !== 200) await wait(20);
  return server;
}

test('while both processes behind nginx restart in turn under load, no request fails', async () => {
  const upstreamPorts = [await freePort(), await freePort()];
  const servers = new Map<number, RunningServer>();
  for (const port of upstreamPorts) servers.set(port, await startOn(port));
  const folder = createTemporaryFolder();
  const port = await freePort();
  onTestFinished(await startNginx({ folder, port, upstreamPorts }));

  const finish = sendVisitors(`http://127.0.0.1:${port}/`, connections);
  for (const [each, server] of servers) {
    server.process.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    await startOn(each);
  }
  const { answered, failures } = await finish();

  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(500);
  // nginx writes its log once a second.
  await wait(1200);
  const lines: AccessLine[] = readFileSync(`${folder}wedding-events.access.log`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ status }) => status !== 200)).toEqual([]);
  for (const each of upstreamPorts) {
    const own = `127.0.0.1:${each}`;
    expect(lines.filter(({ upstream }) => upstream === own).length).toBeGreaterThan(100);
  }
}, 90_000);

test('a request is one id in the log of nginx and in the log of the app', async () => {
  const appPort = await freePort();
  const environment = { PORT: String(appPort), TRUST_PROXY: 'loopback', ACCESS_LOG: 'on' };
  const server = runServer(root, environment);
  await server.listening;
  const folder = createTemporaryFolder();
  const port = await freePort();
  const stopNginx = await startNginx({ folder, port, upstreamPorts: [appPort] });
  onTestFinished(stopNginx);
  const path = '/our-story?secret=1';
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'X-Request-Id': 'mine' },
  });
  expect(response.status).toBe(200);
  await response.text();
  await stopNginx();
  server.process.kill('SIGTERM');
  const { output } = await server.ended;

  const access = readFileSync(`${folder}wedding-events.access.log`, 'utf8');
  const line = access.split('\n').find((text) => text.includes('/our-story'));
  const { requestId } = JSON.parse(line ?? '{}');
  expect(requestId).toMatch(/^[0-9a-f]{32}$/);
  expect(output).toContain(`"requestId":"${requestId}"`);
  expect(access + output).not.toContain('secret');
}, 30_000);
