import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { type BuildFailure, build, formatMessages, type Message } from 'esbuild';
import { root } from './folders.ts';

/** An input of the build cannot be used. The message is one sentence: the file, what is wrong, what to do. */
export class BuildInputError extends Error {
  override name = 'BuildInputError';

  /** `file` is an absolute path; `problem` and `remedy` are clauses without a full stop. */
  constructor(file: string, problem: string, remedy: string) {
    super(`${relative(root, file)} ${problem}: ${remedy}.`);
  }
}

/** Reads a file that the build needs. Throws `BuildInputError` if it is missing or unreadable. */
export async function readInput(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const problem = code === 'ENOENT' ? 'is missing' : `cannot be read (${message})`;
    throw new BuildInputError(file, problem, 'add it anew, or remove what names it');
  }
}

/**
 * Runs `work`. If an input or the code has a mistake, prints what is wrong, sets the exit code to 1 and
 * resolves to the same text, else to ''. Throws other errors again. `work` has to import modules that read
 * `shared/` itself, because the syntax of `shared/` is checked before it runs.
 */
export async function reportBuildErrors(work: () => Promise<void>): Promise<string> {
  try {
    await checkSyntax();
    await work();
    return '';
  } catch (error) {
    const problem = await describe(error);
    console.error(problem);
    process.exitCode = 1;
    return problem;
  }
}

/** Throws `BuildInputError` if a file of `shared/` is not TypeScript. */
async function checkSyntax(): Promise<void> {
  const entryPoints = [`${root}shared/**/*.ts`];
  try {
    await build({ entryPoints, outdir: root, write: false, logLevel: 'silent' });
  } catch (error) {
    const place = (error as BuildFailure).errors[0]?.location;
    throw new BuildInputError(
      place?.file ?? '',
      `cannot be read at line ${place?.line}, ${place?.lineText.trim()}`,
      'look there and just before for a missing comma, bracket or quotation mark; a text with an apostrophe needs "double quotation marks"',
    );
  }
}

/** The text for a mistake in an input, in the code or in `shared/`. Throws any other error again. */
async function describe(error: unknown): Promise<string> {
  if (error instanceof BuildInputError || error instanceof AggregateError) return error.message;
  const { errors, stack = '', message } = error as Error & { errors?: Message[] };
  if (errors) return (await formatMessages(errors, { kind: 'error' })).join('\n');
  const [, file, line] = /\/(shared\/[^\s:]+\.ts):(\d+)/.exec(stack) ?? [];
  if (!file) throw error;
  const problem = `cannot be used at line ${line} (${message})`;
  const remedy = 'look there for a misspelt name; capitals count';
  return new BuildInputError(root + file, problem, remedy).message;
}
