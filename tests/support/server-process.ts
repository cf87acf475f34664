import { tmpdir } from 'node:os';
import { root } from '#scripts/bundle/folders.ts';
import { runCommand } from './run-command.ts';

/**
 * Starts `node server` of the release in `folder` until the test is over, on a free port unless
 * `environment` names one. `node` is the path of the Node to run it on.
 */
export function startServerProcess(
  environment: NodeJS.ProcessEnv = {},
  folder: string = root,
  node = process.execPath,
) {
  const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...environment };
  const server = runCommand(node, [`${folder}server`], { cwd: tmpdir(), env });
  return {
    ...server,
    /** Resolves with the port when the server listens; rejects if it ends before that. */
    async listens(): Promise<number> {
      const [, port] = /"port":(\d+)/.exec(await server.prints('"listening"')) ?? [];
      return Number(port);
    },
  };
}

export type ServerProcess = ReturnType<typeof startServerProcess>;

/** Starts a server as `startServerProcess` does. Resolves when it is ready, with its port too. */
export async function startReadyServer(...args: Parameters<typeof startServerProcess>) {
  const server = startServerProcess(...args);
  await server.prints('"msg":"ready"');
  return { ...server, port: await server.listens() };
}
