import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { onTestFinished } from 'vitest';

/** `node server` as its own process, started from a folder that is not the project's. */
export interface ServerProcess {
  process: ChildProcess;
  /** Resolves with the port once the server listens; rejects where it ends before that. */
  listening: Promise<number>;
  /** Resolves once `text` has been printed on standard output; rejects where the process ends without. */
  prints(text: string): Promise<void>;
  /** Resolves with the exit code and all that was printed once the process has ended. */
  ended: Promise<{ code: number | null; output: string; errors: string }>;
}

/**
 * Starts the launcher in `folder`, on a free port unless `environment` names one, until the test is over.
 * `node` is the path of another Node to run it on.
 */
export function startServerProcess(
  folder: string,
  environment: NodeJS.ProcessEnv = {},
  node = process.execPath,
): ServerProcess {
  const child = spawn(node, [`${folder}server`], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    errors += part;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, output, errors }));

  async function prints(text: string): Promise<void> {
    while (!output.includes(text)) {
      const end = await Promise.race([ended, once(child.stdout, 'data')]);
      if (!Array.isArray(end) && !output.includes(text)) {
        throw new Error(`The server ended without "${text}": ${output}${errors}`);
      }
    }
  }

  const listening = prints('"listening"').then(() => {
    const line = output.split('\n').find((text) => text.includes('"listening"')) ?? '';
    return JSON.parse(line).address.port as number;
  });
  listening.catch(() => {});
  return { process: child, listening, prints, ended };
}
