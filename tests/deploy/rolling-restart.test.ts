import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { freePort } from '../support/free-port.ts';
import { startNginx } from '../support/nginx.ts';
import { buildRelease } from '../support/project-copy.ts';
import { type ServerProcess, startRelease, startServerProcess } from '../support/server-process.ts';
import { statusOf } from '../support/status-of.ts';
import { sendVisitors } from '../support/visitors.ts';

const connections = 16;

/** All visitors of these tests have one address. */
const requestsPerS = 100_000;

async function stop(server: ServerProcess): Promise<void> {
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
}

test('while both processes behind nginx restart in turn under load, no request fails', async () => {
  const upstreamPorts = [await freePort(), await freePort()];
  const servers = new Map<number, ServerProcess>();
  for (const port of upstreamPorts) servers.set(port, await startRelease(root, port));
  const nginx = await startNginx({ upstreamPorts, requestsPerS });

  const finish = sendVisitors(`${nginx.url}/`, connections);
  for (const [port, server] of servers) {
    await stop(server);
    await startRelease(root, port);
  }
  const { answered, failures } = await finish();

  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(500);
  const lines = await nginx.stop();
  expect(lines.filter(({ status }) => status !== 200)).toEqual([]);
  for (const each of upstreamPorts) {
    const own = `127.0.0.1:${each}`;
    expect(lines.filter(({ upstream }) => upstream === own).length).toBeGreaterThan(100);
  }
}, 90_000);

test('a release with a page that cannot be rendered is never ready, and no visitor sees it', async () => {
  const homePage = 'client/pages/home/home-page.tsx';
  const start = /^export function HomePage\(.*\{$/m;
  const broken = buildRelease(homePage, start, "$&\n  throw new Error('Broken.');");
  const [portOfOne, portOfOther] = [await freePort(), await freePort()];
  const one = await startRelease(root, portOfOne);
  await startRelease(root, portOfOther);
  const upstreamPorts = [portOfOne, portOfOther];
  const nginx = await startNginx({ upstreamPorts, requestsPerS });

  const finish = sendVisitors(`${nginx.url}/`, connections);
  await stop(one);
  const ofBroken = await startRelease(broken, portOfOne, '"level":50');
  for (let asked = 0; asked < 200; asked += 1) await statusOf(`${nginx.url}/`);
  expect(await statusOf(`http://127.0.0.1:${portOfOne}/`)).toBe(500);
  expect(await statusOf(`http://127.0.0.1:${portOfOne}/readyz`)).toBe(503);
  // The deploy stops here, and the operator puts the last release back.
  await stop(ofBroken);
  await startRelease(root, portOfOne);
  const { answered, failures } = await finish();

  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(200);
  const repeated = (await nginx.stop()).filter(({ upstreamStatus }) =>
    /500, 200/.test(upstreamStatus),
  );
  expect(repeated.length).toBeGreaterThan(20);
}, 120_000);

test('a request is one id in the log of nginx and in the log of the app', async () => {
  const appPort = await freePort();
  const port = String(appPort);
  const server = startServerProcess({ PORT: port, TRUST_PROXY: 'loopback', ACCESS_LOG: 'on' });
  await server.listening;
  const nginx = await startNginx({ upstreamPorts: [appPort] });
  const response = await fetch(`${nginx.url}/our-story?secret=1`, {
    headers: { 'X-Request-Id': 'mine' },
  });
  expect(response.status).toBe(200);
  await response.text();
  const lines = await nginx.stop();
  await stop(server);
  const { output } = await server.ended;

  const line = lines.find(({ path }) => path === '/our-story');
  expect(line?.requestId).toMatch(/^[0-9a-f]{32}$/);
  expect(output).toContain(`"requestId":"${line?.requestId}"`);
  expect(JSON.stringify(lines) + output).not.toContain('secret');
}, 30_000);
