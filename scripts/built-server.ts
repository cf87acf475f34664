import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from './bundle/folders.ts';

export interface ServerProcess {
  /** The server's origin, without a slash at the end. */
  url: string;
  pid: number;
  /** Resolves once the process has ended. */
  stop(): Promise<void>;
}

const host = '127.0.0.1';

/** Starts the built server on a free port. Resolves when it has tried to render every page. */
export function startBuiltServer(): Promise<ServerProcess> {
  return startServer([process.execPath, 'server'], /ready$/);
}

/**
 * Starts `command`, which has to log its `address` as the built server does. Resolves when it has logged
 * a message that matches `until`; rejects if it ends before that.
 */
export async function startServer(
  command: readonly string[],
  until: RegExp,
  environment: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const [file = '', ...args] = command;
  const server = spawn(file, args, {
    cwd: root,
    env: { ...process.env, HOST: host, PORT: '0', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  async function stop(): Promise<void> {
    server.kill('SIGKILL');
    await ended;
  }
  let url = '';
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      const { address, msg } = JSON.parse(line);
      if (address) url = `http://${host}:${address.port}`;
      if (!until.test(msg)) continue;
      // Discards later log lines: a full pipe would block the server.
      server.stdout.resume();
      return { url, pid: server.pid ?? 0, stop };
    }
    throw new Error('The server ended before it listened.');
  } catch (error) {
    await stop();
    throw error;
  }
}
