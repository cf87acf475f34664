import { inspect } from 'node:util';
import { shownPath } from './folders.ts';

/** An input of the build cannot be used. The message is one sentence: the file, what is wrong, what to do. */
export class BuildInputError extends Error {
  override name = 'BuildInputError';

  /** `file` is an absolute path; `problem` and `remedy` are clauses without a full stop. */
  constructor(file: string, problem: string, remedy: string) {
    super(`${shownPath(file)} ${problem}: ${remedy}.`);
  }
}

/** Runs `work`. If that fails, prints what is wrong and sets the exit code to 1. */
export async function reportBuildErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}

/** A sentence for a mistake in inputs, settings, the command, code that does not compile, or the disk; else the stack. */
export function describeError(error: unknown): string {
  const { name, message, code, syscall } = error as NodeJS.ErrnoException;
  if (syscall) return `A file cannot be used (${message}): make room, or let this user write.`;
  const isOfInput = name === 'BuildInputError' || name === 'SettingsError';
  const isMistake = isOfInput || 'errors' in (error as Error) || code?.startsWith('ERR_PARSE_ARGS');
  return isMistake ? message : inspect(error);
}
