import { expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startNginx } from '../support/nginx.ts';
import { buildRelease } from '../support/project-copy.ts';
import {
  type ServerProcess,
  startReadyServer,
  startServerProcess,
} from '../support/server-process.ts';
import { ask } from '../support/site.ts';

const start = (port: number) => startReadyServer({ PORT: String(port) });

/** Two processes behind nginx, with visitors on 16 kept connections. */
async function openBusySite() {
  const one = await freePort();
  const other = await freePort();
  const servers = [await start(one), await start(other)] as const;
  // All visitors have one address.
  const nginx = await startNginx({ upstreamPorts: [one, other], requestsPerS: 100_000 });
  const failures: string[] = [];
  let isOver = false;
  const visits = Array.from({ length: 16 }, async () => {
    while (!isOver) {
      const failure = await failureOf(nginx.url);
      if (failure) failures.push(failure);
    }
  });

  /** Sends the visitors home; returns nginx's log, once none of their requests has failed. */
  async function close() {
    isOver = true;
    await Promise.all(visits);
    expect(failures).toEqual([]);
    return nginx.stop();
  }

  return { ports: [one, other] as const, servers, nginx, close };
}

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

async function stop(server: ServerProcess): Promise<void> {
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
}

test('while both processes behind nginx restart in turn under load, no request fails', async () => {
  const { ports, servers, close } = await openBusySite();
  for (const [index, port] of ports.entries()) {
    await stop(servers[index] ?? servers[0]);
    await start(port);
  }
  const lines = await close();
  expect(lines.filter(({ status }) => status !== 200)).toEqual([]);
  for (const port of ports) {
    const own = lines.filter(({ upstream }) => upstream === `127.0.0.1:${port}`);
    expect(own.length).toBeGreaterThan(100);
  }
}, 90_000);

test('a release with a page that cannot be rendered is never ready, and no visitor sees it', async () => {
  const homePage = 'client/pages/home/home-page.tsx';
  const startOfPage = /^export function HomePage\(.*\{$/m;
  const broken = buildRelease(homePage, startOfPage, "$&\n  throw new Error('Broken.');");
  const { ports, servers, nginx, close } = await openBusySite();
  const [port] = ports;
  await stop(servers[0]);
  const ofBroken = startServerProcess({ PORT: String(port) }, broken);
  await ofBroken.prints('"level":50');
  for (let asked = 0; asked < 200; asked += 1) await ask(nginx.port, '/');
  expect((await ask(port, '/')).status).toBe(500);
  expect((await ask(port, '/readyz')).status).toBe(503);
  // The deploy stops here, and the operator puts the last release back.
  await stop(ofBroken);
  await start(port);
  const lines = await close();
  const repeated = lines.filter(({ upstreamStatus }) => /500, 200/.test(upstreamStatus));
  expect(repeated.length).toBeGreaterThan(20);
}, 120_000);
