import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { root } from './bundle/folders.ts';

/** How often the server is asked whether it is ready, and how long to wait in between. */
const tries = 100;
const pauseMs = 100;

/**
 * Starts the built server on a free port and waits until it has rendered every page; one that cannot is
 * started all the same. Returns its address and what stops it.
 */
export async function startBuiltServer(): Promise<{ url: string; stop: () => void }> {
  const server = spawn(process.execPath, ['server'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const { address } = JSON.parse(line);
    if (!address) continue;
    const url = `http://localhost:${address.port}`;
    server.stdout.resume();
    await waitUntilReady(url);
    return { url, stop: () => server.kill() };
  }
  throw new Error('The built server ended before it listened.');
}

async function waitUntilReady(url: string): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    if ((await fetch(`${url}/readyz`)).ok) return;
    await setTimeout(pauseMs);
  }
}
