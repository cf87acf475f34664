/** A problem with a file of `shared/` that stops the build. */
export interface ContentProblem {
  file: string;
  /** What is wrong, as a clause that follows the file's name. */
  problem: string;
  /** What to do, as a clause without a full stop. */
  remedy: string;
}

/** A rule for the content of a file, with the problem if it is broken. */
export type Check = readonly [isBroken: boolean, problem: string, remedy: string];

/** Returns the problems of `file`, one for each broken rule. */
export function problemsOf(file: string, checks: readonly Check[]): ContentProblem[] {
  return checks
    .filter(([isBroken]) => isBroken)
    .map(([, problem, remedy]) => ({ file, problem, remedy }));
}

/** Returns a problem for each of `properties` in which two of `rows`, named `things`, have the same value. */
export function repeatedValues<Property extends string>(
  file: string,
  things: string,
  rows: readonly Readonly<Record<Property, string>>[],
  properties: readonly Property[],
): ContentProblem[] {
  return properties.flatMap((property) => {
    const values = rows.map((row) => row[property]);
    const repeated = values.find((value, index) => values.indexOf(value) !== index);
    if (repeated === undefined) return [];
    const problem = `gives two ${things} the same ${property}, "${repeated}"`;
    return [{ file, problem, remedy: 'give each its own' }];
  });
}
