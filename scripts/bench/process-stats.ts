import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Ticks of the processor clock in a second, as /proc counts them (proc(5), `utime`; 100 on Linux). */
const ticksPerS = 100;

/** How long a process has to do nothing to count as idle, in milliseconds. */
const idleMs = 300;

/** Resident memory of a process in megabytes of 2²⁰ bytes (proc(5), `VmRSS`). */
export function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** The processor time that a process has had since its start, all threads together, in seconds. */
export function processorSeconds(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  // Fields 14 and 15 of proc(5); the first one after the name in brackets is field 3.
  const [user, system] = rest.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / ticksPerS;
}

/** Resolves once a process has used no processor time for a while. */
export async function untilIdle(pid: number): Promise<void> {
  let used = Number.NaN;
  while (processorSeconds(pid) !== used) {
    used = processorSeconds(pid);
    await wait(idleMs);
  }
}
