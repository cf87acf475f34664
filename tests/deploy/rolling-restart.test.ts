import { EventEmitter, once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { homeCopy } from '#shared/copy/home.ts';
import { freePort } from '../support/free-port.ts';
import { startNginx } from '../support/nginx.ts';
import { edit } from '../support/project-copy.ts';
import { copyBuiltProject, createMachine } from '../support/releases.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { ask } from '../support/site.ts';

/** A machine with a release in two processes behind nginx, and eight visitors who ask all the time. */
async function openBusySite() {
  const ports = { '3001': await freePort(), '3002': await freePort() };
  const processes = new Map<string, ServerProcess>();
  const project = copyBuiltProject();
  const machine = await createMachine(restart);

  /** Restarts a process as systemd does; rejects if it is not ready. */
  async function restart(unit: string): Promise<void> {
    await stop(unit);
    const port = ports[unit as keyof typeof ports];
    const started = startServerProcess(
      { PORT: String(port), SHUTDOWN_GRACE_MS: '0' },
      `${machine.folder}current/`,
    );
    processes.set(unit, started);
    await started.prints('ready');
    expect((await ask(port, '/readyz')).status).toBe(200);
  }

  async function stop(unit: string): Promise<void> {
    const running = processes.get(unit);
    running?.process.kill('SIGTERM');
    expect((await running?.ended)?.code ?? 0).toBe(0);
  }

  expect(await machine.release(project)).toMatchObject({ code: 0 });
  // All visitors have one address.
  const nginx = await startNginx({ upstreamPorts: Object.values(ports), requestsPerS: 100_000 });
  const failures: string[] = [];
  let isOver = false;
  const visited = new EventEmitter();
  const visits = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const failure = await failureOf(nginx.url);
      if (failure) failures.push(failure);
      visited.emit('visit');
    }
  });

  async function awaitVisits(count: number): Promise<void> {
    for (let seen = 0; seen < count; seen += 1) await once(visited, 'visit');
  }

  /** Sends the visitors home; returns nginx's log, once none of their requests has failed. */
  async function close() {
    isOver = true;
    await Promise.all(visits);
    expect(failures).toEqual([]);
    return nginx.stop();
  }

  /** The releases that the processes run, by their ids. */
  async function running() {
    const answers = Object.values(ports).map((port) => ask(port, '/healthz'));
    return (await Promise.all(answers)).map(({ text }) => idOf(text));
  }

  return { ...machine, project, ports, restart, running, awaitVisits, close };
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

/** The id of a release, in which its name and the text of `/healthz` end. */
const idOf = (text: string) => /[0-9a-f]{12}$/.exec(text)?.[0];

test('a deploy and the way back under load lose no request', async () => {
  const site = await openBusySite();
  const { ports, project, release, current, running, awaitVisits, close } = site;
  const first = current();
  appendFileSync(`${project}dist/server/main.js`, '\n// Another release.');
  expect(await release(project)).toMatchObject({ code: 0, errors: '' });
  const second = current();
  expect(await running()).toEqual([idOf(second), idOf(second)]);
  await awaitVisits(100);
  expect(await release(project, [first])).toMatchObject({ code: 0, errors: '' });
  expect(await running()).toEqual([idOf(first), idOf(first)]);
  expect(idOf(first)).not.toBe(idOf(second));

  const lines = await close();
  expect(lines.filter(({ status }) => status !== 200)).toEqual([]);
  for (const port of Object.values(ports)) {
    const own = lines.filter(({ upstream }) => upstream === `127.0.0.1:${port}`);
    expect(own.length).toBeGreaterThan(100);
  }
}, 90_000);

test('the roll-out of a release with a broken page stops unnoticed', async () => {
  const site = await openBusySite();
  const { project, ports, release, current, restart, running, awaitVisits, close } = site;
  const first = current();
  // React refuses an object as a child.
  edit(`${project}dist/server/main.js`, JSON.stringify(homeCopy.servicesHeading), '{}');
  const { code, errors } = await release(project);
  expect(code).toBe(1);
  expect(errors).toMatch(/^wedding-events@3001 is not ready with/);
  expect((await ask(ports[3001], '/')).status).toBe(500);
  await awaitVisits(100);
  expect(current()).toBe(first);
  // systemd starts a process again that failed.
  await restart('3001');
  expect(await running()).toEqual([idOf(first), idOf(first)]);
  const lines = await close();
  const repeated = lines.filter(({ upstreamStatus }) => /500, 200/.test(upstreamStatus));
  expect(repeated.length).toBeGreaterThan(20);
}, 90_000);
