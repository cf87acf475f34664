import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { root } from '#scripts/bundle/folders.ts';
import { atEnd } from './at-end.ts';
import { receiveText } from './received-text.ts';

/** A process of `node server`, started from another folder than the project's. */
export interface ServerProcess {
  process: ChildProcess;
  /** Resolves with the port when the server listens; rejects if it ends before that. */
  listening: Promise<number>;
  /** Resolves when `text` has been printed on standard output; rejects if the process ends without it. */
  prints(text: string): Promise<void>;
  /** Resolves with the exit code and the output when the process has ended. */
  ended: Promise<{ code: number | null; output: string; errors: string }>;
}

/**
 * Starts `node server` of the release in `folder` until the test is over, on a free port unless
 * `environment` names one. `node` is the path of the Node to run it on.
 */
export function startServerProcess(
  environment: NodeJS.ProcessEnv = {},
  folder: string = root,
  node = process.execPath,
): ServerProcess {
  const child = spawn(node, [`${folder}server`], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atEnd(() => child.kill('SIGKILL'));
  const output = receiveText(child.stdout);
  const errors = receiveText(child.stderr);
  const ended = once(child, 'close').then(([code]) => ({
    code,
    output: output.received(),
    errors: errors.received(),
  }));
  const listening = output.receives('"listening"').then(() => {
    const [, port] = /"port":(\d+).*"listening"/.exec(output.received()) ?? [];
    return Number(port);
  });
  listening.catch(() => {});
  return { process: child, listening, prints: output.receives, ended };
}

/** Starts a server as `startServerProcess` does. Resolves when it is ready, with its port too. */
export async function startReadyServer(
  environment?: NodeJS.ProcessEnv,
  folder?: string,
  node?: string,
) {
  const server = startServerProcess(environment, folder, node);
  await server.prints('"msg":"ready"');
  return { ...server, port: await server.listening };
}
