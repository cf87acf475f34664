import { readFile } from 'node:fs/promises';
import { formatMessages, type Message } from 'esbuild';
import { shownPath } from './folders.ts';

/** An input of the build cannot be used. The message is one sentence: the file, what is wrong, what to do. */
export class BuildInputError extends Error {
  override name = 'BuildInputError';

  /** `file` is an absolute path; `problem` and `remedy` are clauses without a full stop. */
  constructor(file: string, problem: string, remedy: string) {
    super(`${shownPath(file)} ${problem}: ${remedy}.`);
  }
}

/** Reads a file that the build needs. Throws `BuildInputError` if it is missing or unreadable. */
export async function readInput(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const problem = code === 'ENOENT' ? 'is missing' : `cannot be read (${message})`;
    throw new BuildInputError(file, problem, 'add it anew');
  }
}

/** Runs `work`. If an input or the code has a mistake, prints what is wrong and sets the exit code to 1. */
export async function reportBuildErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(await describeBuildError(error));
    process.exitCode = 1;
  }
}

/**
 * The names of the errors whose message is one sentence. `instanceof` would not do: in development there are
 * two bundles, each with these classes.
 */
const withOneSentence = ['BuildInputError', 'SettingsError'];

/** The text for a mistake in inputs, settings, the code or the command. Throws any other error again. */
export async function describeBuildError(error: unknown): Promise<string> {
  const hasOneSentence = error instanceof Error && withOneSentence.includes(error.name);
  if (hasOneSentence || error instanceof AggregateError) return error.message;
  const { errors, code, message } = error as Error & { errors?: Message[]; code?: string };
  if (errors) return (await formatMessages(errors, { kind: 'error' })).join('\n');
  if (code?.startsWith('ERR_PARSE_ARGS')) return message;
  throw error;
}
