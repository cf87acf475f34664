import { readdir, readFile } from 'node:fs/promises';
import { formatMessages, type Message, type TransformFailure, transform } from 'esbuild';
import { BuildInputError } from './build-input-error.ts';
import { root } from './folders.ts';

/**
 * Runs `work`. Prints the sentence of a `BuildInputError`, those of an `AggregateError`, or esbuild's messages if code does not compile,
 * and sets the exit code to 1. Throws other errors again. `work` has to import modules that read `shared/`
 * itself, because the syntax of `shared/` is checked before it runs.
 */
export async function reportBuildErrors(work: () => Promise<void>): Promise<void> {
  try {
    await checkSyntax(`${root}shared/`);
    await work();
  } catch (error) {
    const { errors } = error as { errors?: Message[] };
    if (error instanceof BuildInputError || error instanceof AggregateError)
      console.error(error.message);
    else if (errors) console.error((await formatMessages(errors, { kind: 'error' })).join('\n'));
    else console.error(sharedErrorOf(error).message);
    process.exitCode = 1;
  }
}

/** The sentence for an error in a file of `shared/`, such as a misspelt name. Throws any other error again. */
function sharedErrorOf(error: unknown): BuildInputError {
  const { stack = '', message } = error instanceof Error ? error : new Error(String(error));
  const [, file, line] = /\/(shared\/[^\s:]+\.ts):(\d+)/.exec(stack) ?? [];
  if (!file) throw error;
  return new BuildInputError(
    root + file,
    `cannot be used at line ${line} (${message})`,
    'look there for a misspelt name; capitals count',
  );
}

/** Throws `BuildInputError` for the first file in `folder` that is not TypeScript. */
async function checkSyntax(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.ts')).sort()) {
    try {
      await transform(await readFile(folder + name, 'utf8'), { loader: 'ts', logLevel: 'silent' });
    } catch (error) {
      const [first] = (error as TransformFailure).errors;
      throw new BuildInputError(
        folder + name,
        `cannot be read at line ${first?.location?.line}, ${first?.location?.lineText.trim()}`,
        'look there and just before for a missing comma, bracket or quotation mark; a text with an apostrophe needs "double quotation marks"',
      );
    }
  }
}
