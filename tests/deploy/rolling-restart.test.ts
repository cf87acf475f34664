import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fetchRaw } from '../support/app-under-test.ts';
import { freePort } from '../support/free-port.ts';
import { startServerProcess } from '../support/processes.ts';
import { copyParts, edit } from '../support/project-copy.ts';
import { startNginx } from './nginx.ts';
import { createMachine } from './releases.ts';

test('visitors notice neither a deploy, nor a rollback, nor a broken page', async () => {
  const ports = new Map([
    ['3001', await freePort()],
    ['3002', await freePort()],
  ]);
  const processes = new Map<string, ReturnType<typeof startServerProcess>>();
  const project = copyParts('package.json', 'dist', 'server');
  const { folder, release, current } = await createMachine(restart);

  /** Restarts a process as systemd does. Rejects if the new process is not ready. */
  async function restart(unit: string): Promise<void> {
    const running = processes.get(unit);
    running?.process.kill('SIGTERM');
    if (running) expect((await running.ended).code).toBe(0);
    const environment = { PORT: String(ports.get(unit)), SHUTDOWN_GRACE_MS: '0' };
    const started = startServerProcess(environment, `${folder}current/`);
    processes.set(unit, started);
    const { status } = await fetchRaw(await started.listens(), '/readyz');
    if (status !== 200) await awaitVisits();
    expect(status).toBe(200);
  }

  expect(await release(project)).toMatchObject({ code: 0, errors: '' });
  const first = current();
  const nginx = await startNginx([...ports.values()]);
  let isOver = false;
  const visited = new EventEmitter();
  const visits = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const { status, text } = await fetchRaw(nginx.port, '/');
      expect(status).toBe(200);
      expect(text).toMatch(/<\/html>$/);
      visited.emit('visit');
    }
  });

  async function awaitVisits(): Promise<void> {
    for (let seen = 0; seen < 100; seen += 1) await once(visited, 'visit');
  }

  /** Expects both processes to name the id of a release, which is the last part of the release's name. */
  async function expectBothToRun(name: string): Promise<void> {
    for (const port of ports.values()) {
      expect((await fetchRaw(port, '/healthz')).text).toContain(`OK ${name.split('-').at(-1)}`);
    }
  }

  writeFileSync(`${project}dist/server/release`, '0123456789ab');
  expect(await release(project)).toMatchObject({ code: 0, errors: '' });
  expect(current()).not.toBe(first);
  await expectBothToRun(current());

  // A commit that changes no file restarts no process, but each process names the commit from then on.
  writeFileSync(`${project}dist/server/commit`, 'abcdef1');
  expect(await release(project)).toMatchObject({ code: 0, errors: '' });
  await expectBothToRun(`${current()} abcdef1`);
  await awaitVisits();
  expect(await release(project, [first])).toMatchObject({ code: 0, errors: '' });
  await expectBothToRun(first);

  // The page is broken because React refuses an object as a child.
  writeFileSync(`${project}dist/server/release`, 'ba9876543210');
  edit(`${project}dist/data/content.json`, /"skipLink":(?=")/, '"skipLink":{},"text":');
  const { code, errors } = await release(project);
  expect([code, current()]).toEqual([1, first]);
  expect(errors).toMatch(/^wedding-events@3001 is not ready with/);
  await expectBothToRun(first);

  isOver = true;
  await Promise.all(visits);
  const retried = (await nginx.stop()).filter(
    ({ upstreamStatus }) => upstreamStatus === '500, 200',
  );
  expect(retried.length).toBeGreaterThan(20);
  // Seven starts of the server under load may take longer than the usual limit on a busy machine.
}, 240_000);
