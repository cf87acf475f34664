import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { atEnd } from './at-end.ts';
import { receiveText } from './received-text.ts';

/** Starts a command that runs until it ends or the test is over. */
export function runCommand(command: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  atEnd(() => child.kill('SIGKILL'));
  const output = receiveText(child.stdout);
  const errors = receiveText(child.stderr);
  return {
    process: child,
    /** Resolves with the output when a text is in it; rejects if the command ends without that. */
    prints: output.receives,
    /** Resolves with the exit code and all that was printed when the command has ended. */
    ended: once(child, 'close').then(([code]) => ({
      code: code as number | null,
      output: output.received(),
      errors: errors.received(),
    })),
  };
}
