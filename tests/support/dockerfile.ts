/** An instruction of a Dockerfile: its name in capitals and the rest of its line. */
export interface Instruction {
  name: string;
  rest: string;
}

/** The stages of a Dockerfile, each from its `FROM` on. */
export function stagesOf(dockerfile: string): Instruction[][] {
  const stages: Instruction[][] = [];
  for (const line of dockerfile.replaceAll('\\\n', ' ').split('\n')) {
    const [, name, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (!name || !rest) continue;
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, rest });
  }
  return stages;
}

/** What the last instruction of that name in a stage says, or an empty string. */
export function lastOf(stage: readonly Instruction[], name: string): string {
  return stage.findLast((instruction) => instruction.name === name)?.rest ?? '';
}

/** The copies of a stage, in order: paths in the project, and where they go below the stage's folder. */
export function copiesOf(stage: readonly Instruction[]): { from: string[]; to: string }[] {
  return stage
    .filter(({ name }) => name === 'COPY')
    .map(({ rest }) => {
      const paths = rest.split(' ').filter((word) => !word.startsWith('--'));
      const from = paths.slice(0, -1).map((path) => path.replace(/^\/site\//, ''));
      return { from, to: paths.at(-1) ?? '' };
    });
}

/** The environment that a stage sets. */
export function environmentOf(stage: readonly Instruction[]): Record<string, string> {
  const set = stage.filter(({ name }) => name === 'ENV').map(({ rest }) => rest.split('='));
  return Object.fromEntries(set);
}
