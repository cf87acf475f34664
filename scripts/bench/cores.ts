import { readFileSync } from 'node:fs';

/** The numbers of the processor cores that this process may run on (proc(5), `Cpus_allowed_list`). */
export function allowedCores(): readonly number[] {
  const [, list = ''] =
    /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** One core for the server and another one for who asks it. Throws a sentence where there is but one. */
export function benchCores(): { server: number; client: number } {
  const [server, client] = allowedCores();
  if (server === undefined || client === undefined) {
    throw new Error('The bench needs two processor cores: one for the server, one for wrk.');
  }
  return { server, client };
}

/** A command line that runs on one core alone (`taskset` of util-linux), with all the files it may open. */
export function pinned(core: number, command: readonly string[]): readonly string[] {
  return unlimited(['taskset', '--cpu-list', String(core), ...command]);
}

/** A command line with the soft limit of open files raised to the hard one: 4,000 connections need it. */
export function unlimited(command: readonly string[]): readonly string[] {
  return ['sh', '-c', 'ulimit -n "$(ulimit -Hn)"; exec "$@"', 'sh', ...command];
}
