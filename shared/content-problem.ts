/** A problem with a file of `shared/` that stops the build. */
export interface ContentProblem {
  file: string;
  /** What is wrong, as a clause that follows the file's name. */
  problem: string;
  /** What to do, as a clause without a full stop. */
  remedy: string;
}

/** Returns the first value that `values` has twice. */
export function firstRepeated(values: readonly string[]): string | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}
