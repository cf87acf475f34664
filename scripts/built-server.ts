import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './bundle/folders.ts';

export interface ServerProcess {
  /** The server's origin, without a slash at the end. */
  url: string;
  pid: number;
  /** Resolves once the process has ended. */
  stop(): Promise<void>;
}

/** How often a server is asked whether it is ready, and how long to wait in between. */
const tries = 100;
const pauseMs = 100;

/**
 * Starts the built server on a free port. Resolves when it has rendered every page, or after ten seconds if
 * a page cannot be rendered.
 */
export async function startBuiltServer(): Promise<ServerProcess> {
  const server = await startServer([process.execPath, 'server']);
  await waitUntilReady(server);
  return server;
}

/**
 * Starts `command`, which has to log its `address` as the built server does. Resolves when it listens;
 * rejects if it ends before that.
 */
export async function startServer(
  command: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const [file = '', ...args] = command;
  const server = spawn(file, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  async function stop(): Promise<void> {
    server.kill('SIGKILL');
    await ended;
  }
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      const { address } = JSON.parse(line);
      if (!address) continue;
      // Discards later log lines: a full pipe would block the server.
      server.stdout.resume();
      return { url: `http://localhost:${address.port}`, pid: server.pid ?? 0, stop };
    }
    throw new Error('The server ended before it listened.');
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resolves when `/readyz` is 200, or after ten seconds. */
export async function waitUntilReady({ url }: ServerProcess): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    if ((await fetch(`${url}/readyz`)).ok) return;
    await wait(pauseMs);
  }
}
