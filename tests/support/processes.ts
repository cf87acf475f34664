import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { onTestFailed } from 'vitest';
import { root } from '#scripts/folders.ts';
import { atEnd } from './at-end.ts';
import { receiveText } from './received-text.ts';

/** Starts a command, which the caller has to stop. */
export function startCommand(command: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = receiveText(child.stdout);
  const errors = receiveText(child.stderr);
  return {
    process: child,
    output,
    errors,
    /** Resolves with the output once it contains `wanted`. Rejects with stderr if the command ends before that. */
    prints: (wanted: string) =>
      output.receives(wanted).catch(async (error) => {
        throw new Error(`${await errors.closed}${error.message}`);
      }),
    /** Resolves once the command has ended, with its exit code and everything that it printed. */
    ended: once(child, 'close').then(([code]) => ({
      code: code as number | null,
      output: output.received(),
      errors: errors.received(),
    })),
  };
}

/** Starts a command, and kills it once the test is over. If the test fails, the command's stderr is printed. */
export function runCommand(...args: Parameters<typeof startCommand>) {
  const command = startCommand(...args);
  atEnd(() => command.process.kill('SIGKILL'));
  onTestFailed(() => void process.stderr.write(command.errors.received()));
  return command;
}

/**
 * Starts `node server` of the release in `folder` until the test is over, on a free port unless
 * `environment` names one.
 */
export function startServerProcess(environment: NodeJS.ProcessEnv = {}, folder: string = root) {
  const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...environment };
  const server = runCommand(process.execPath, [`${folder}server`], { cwd: tmpdir(), env });
  return {
    ...server,
    /** Resolves with the port when the server listens; rejects if it ends before that. */
    async listens(): Promise<number> {
      const [, port] = /"port":(\d+)/.exec(await server.prints('"listening"')) ?? [];
      return Number(port);
    },
  };
}

/** Starts a server as `startServerProcess` does. Resolves when it is ready, with its port too. */
export async function startReadyServer(...args: Parameters<typeof startServerProcess>) {
  const server = startServerProcess(...args);
  await server.prints('"msg":"ready"');
  return { ...server, port: await server.listens() };
}
