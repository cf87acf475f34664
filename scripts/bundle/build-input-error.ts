import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
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
    throw code === 'ENOENT'
      ? new BuildInputError(file, 'is missing', 'add it, or remove what names it')
      : new BuildInputError(
          file,
          `cannot be read (${message})`,
          'give this user permission to read it',
        );
  }
}
