import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { root } from '#scripts/bundle/folders.ts';
import { atEnd } from './at-end.ts';
import { receiveText } from './received-text.ts';

/**
 * Starts `node server` of the release in `folder` until the test is over, on a free port unless
 * `environment` names one. `node` is the path of the Node to run it on.
 */
export function startServerProcess(
  environment: NodeJS.ProcessEnv = {},
  folder: string = root,
  node = process.execPath,
) {
  const child = spawn(node, [`${folder}server`], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atEnd(() => child.kill('SIGKILL'));
  const output = receiveText(child.stdout);
  const errors = receiveText(child.stderr);
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    output: output.received(),
    errors: errors.received(),
  }));
  const listening = output.receives('"listening"').then(() => {
    const [, port] = /"port":(\d+).*"listening"/.exec(output.received()) ?? [];
    return Number(port);
  });
  listening.catch(() => {});
  return {
    process: child,
    /** Resolves with the port when the server listens; rejects if it ends before that. */
    listening,
    /** Resolves when a text has been printed on standard output; rejects if the process ends without it. */
    prints: output.receives,
    /** Resolves with the exit code and the output when the process has ended. */
    ended,
  };
}

export type ServerProcess = ReturnType<typeof startServerProcess>;

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
