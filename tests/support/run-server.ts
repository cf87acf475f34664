import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { onTestFinished } from 'vitest';

/** `node server` as its own process, started from a folder that is not the project's. */
export interface RunningServer {
  process: ChildProcess;
  /** Resolves with the port once the server listens; rejects where it ends before that. */
  listening: Promise<number>;
  /** Resolves with the exit code and all that was printed once the process has ended. */
  ended: Promise<{ code: number | null; output: string; errors: string }>;
}

/** Starts the launcher in `folder`, on a free port unless `environment` names one. */
export function runServer(folder: string, environment: NodeJS.ProcessEnv = {}): RunningServer {
  const child = spawn(process.execPath, [`${folder}server`], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  const ended = once(child, 'close').then(([code]) => ({ code, output, errors }));
  const listening = new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      const line = output.split('\n').find((text) => text.includes('"listening"'));
      if (line) resolve(JSON.parse(line).address.port);
    });
    ended.then(() => reject(new Error(`The server did not start: ${errors}`)));
  });
  listening.catch(() => {});
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    errors += part;
  });
  return { process: child, listening, ended };
}
