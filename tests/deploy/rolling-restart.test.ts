import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { freePort } from '../support/free-port.ts';
import { startNginx } from '../support/nginx.ts';
import { buildRelease } from '../support/project-copy.ts';
import { type ServerProcess, startRelease } from '../support/server-process.ts';
import { ask } from '../support/site.ts';

/** All visitors of these tests have one address. */
const requestsPerS = 100_000;

/** Why a request for a page failed, or null where all of the page came. */
async function failureOf(url: string): Promise<string | null> {
  try {
    const response = await fetch(url);
    if (response.status !== 200) return `Status ${response.status}`;
    return (await response.text()).endsWith('</html>') ? null : 'The page was cut off';
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

/** Sends visitors on 16 kept connections; returns a function that ends that and tells how it went. */
function sendVisitors(url: string) {
  let answered = 0;
  const failures: string[] = [];
  let isOver = false;
  const visits = Array.from({ length: 16 }, async () => {
    while (!isOver) {
      const failure = await failureOf(url);
      if (failure) failures.push(failure);
      else answered += 1;
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(visits);
    return { answered, failures };
  };
}

async function stop(server: ServerProcess): Promise<void> {
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
}

test('while both processes behind nginx restart in turn under load, no request fails', async () => {
  const upstreamPorts = [await freePort(), await freePort()];
  const servers = new Map<number, ServerProcess>();
  for (const port of upstreamPorts) servers.set(port, await startRelease(root, port));
  const nginx = await startNginx({ upstreamPorts, requestsPerS });

  const finish = sendVisitors(nginx.url);
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
  const nginx = await startNginx({ upstreamPorts: [portOfOne, portOfOther], requestsPerS });

  const finish = sendVisitors(nginx.url);
  await stop(one);
  const ofBroken = await startRelease(broken, portOfOne, '"level":50');
  for (let asked = 0; asked < 200; asked += 1) await ask(nginx.port, '/');
  expect((await ask(portOfOne, '/')).status).toBe(500);
  expect((await ask(portOfOne, '/readyz')).status).toBe(503);
  // The deploy stops here, and the operator puts the last release back.
  await stop(ofBroken);
  await startRelease(root, portOfOne);
  const { answered, failures } = await finish();

  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(200);
  const lines = await nginx.stop();
  const repeated = lines.filter(({ upstreamStatus }) => /500, 200/.test(upstreamStatus));
  expect(repeated.length).toBeGreaterThan(20);
}, 120_000);

test('a request has the same id in the logs of nginx and of the app', async () => {
  const port = await freePort();
  const server = await startRelease(root, port, '"listening"', { ACCESS_LOG: 'on' });
  const nginx = await startNginx({ upstreamPorts: [port] });
  const { status } = await ask(nginx.port, '/our-story?secret=1', { 'X-Request-Id': 'mine' });
  expect(status).toBe(200);
  const lines = await nginx.stop();
  await stop(server);
  const { output } = await server.ended;

  const line = lines.find(({ path }) => path === '/our-story');
  expect(line?.requestId).toMatch(/^[0-9a-f]{32}$/);
  expect(output).toContain(`"requestId":"${line?.requestId}"`);
  expect(JSON.stringify(lines) + output).not.toContain('secret');
});
