import { processorSeconds, untilIdle } from './process-stats.ts';
import type { BenchServer } from './servers.ts';
import { type Load, type LoadOptions, load } from './wrk.ts';

/** A round of load, and how much of its core the server had meanwhile. */
export interface Round extends Load {
  coreShare: number;
}

/** A server under full load that gets less than this of its core shared it with something else. */
const leastCoreShare = 0.95;

/** How often a disturbed round is run again. */
const retries = 2;

/** Loads a server and waits until it has done all it was asked for; repeats rounds that were disturbed. */
export async function runRound(
  { url, pid }: BenchServer,
  options: Omit<LoadOptions, 'url'>,
): Promise<Round> {
  for (let left = retries; ; left -= 1) {
    const before = processorSeconds(pid);
    const seen = await load({ url, ...options });
    const coreShare = (processorSeconds(pid) - before) / options.seconds;
    // What it has left to do would be done on the next one's time.
    await untilIdle(pid);
    if (coreShare >= leastCoreShare || left === 0) return { ...seen, coreShare };
  }
}
