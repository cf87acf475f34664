import { setTimeout as wait } from 'node:timers/promises';
import { benchCores } from './cores.ts';
import { below, type Figure, slope } from './figures.ts';
import { residentMb } from './process-stats.ts';
import { startSite, untilReady } from './servers.ts';
import { load } from './wrk.ts';

const connections = 64;
const loadSeconds = 60;
const sampleEveryMs = 1000;

/** The heap has settled by then: what is fitted are the samples after it. */
const settledSeconds = 30;

const targetMb = 120;

/** What a minute may add to a process that has settled, in megabytes: the noise of the collector. */
const steadyMbPerMinute = 4;

/** Resident memory at rest and through a minute of load. */
export async function measureMemory(): Promise<Figure[]> {
  const { server, client } = benchCores();
  const site = await startSite(server);
  try {
    await untilReady(site);
    await wait(3000);
    const rest = residentMb(site.pid);
    const samples: number[] = [];
    const sampling = setInterval(() => samples.push(residentMb(site.pid)), sampleEveryMs);
    try {
      await load({ url: site.url, connections, seconds: loadSeconds, core: client });
    } finally {
      clearInterval(sampling);
    }
    const loaded = residentMb(site.pid);
    const settled = samples.slice(settledSeconds);
    const perMinute = slope(settled, sampleEveryMs / 60_000);
    return [
      { name: 'Memory at rest', value: rest, unit: 'MB', target: below(rest, targetMb) },
      {
        name: `Memory after ${loadSeconds} s of load`,
        value: loaded,
        unit: 'MB',
        target: below(loaded, targetMb),
        rounds: samples,
      },
      {
        name: `Memory's slope, last ${loadSeconds - settledSeconds} s`,
        value: perMinute,
        unit: 'MB/min',
        target: below(perMinute, steadyMbPerMinute),
      },
    ];
  } finally {
    await site.stop();
  }
}
