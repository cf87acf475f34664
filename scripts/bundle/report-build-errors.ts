import { readdir, readFile } from 'node:fs/promises';
import { formatMessages, type Message, type TransformFailure, transform } from 'esbuild';
import { BuildInputError } from './build-input-error.ts';
import { root } from './folders.ts';

/**
 * Runs `work`. If an input or the code has a mistake, prints what is wrong, sets the exit code to 1 and
 * resolves to the same text, else to ''. Throws other errors again. `work` has to import modules that read
 * `shared/` itself, because the syntax of `shared/` is checked before it runs.
 */
export async function reportBuildErrors(work: () => Promise<void>): Promise<string> {
  try {
    await checkSyntax(`${root}shared/`);
    await work();
    return '';
  } catch (error) {
    const problem = await describe(error);
    console.error(problem);
    process.exitCode = 1;
    return problem;
  }
}

async function describe(error: unknown): Promise<string> {
  if (error instanceof BuildInputError || error instanceof AggregateError) return error.message;
  const { errors } = error as { errors?: Message[] };
  if (errors) return (await formatMessages(errors, { kind: 'error' })).join('\n');
  return sharedErrorOf(error).message;
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
