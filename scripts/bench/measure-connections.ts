import { benchCores } from './cores.ts';
import { atLeast, type Figure, median } from './figures.ts';
import { untilIdle } from './process-stats.ts';
import { startSite, untilReady } from './servers.ts';
import { type Load, load } from './wrk.ts';

const levels = [16, 64, 256, 1024, 4000] as const;
const rounds = 2;
const secondsPerRound = 5;

/** What is left of the best at the most connections, at least. */
const leastAtMost = 0.8;

/** The cached home page at more and more connections, the levels in turn. */
export async function measureConnections(): Promise<Figure[]> {
  const { server, client } = benchCores();
  const site = await startSite(server);
  try {
    await untilReady(site);
    const seen = new Map<number, Load[]>(levels.map((level) => [level, []]));
    await load({ url: site.url, connections: 64, seconds: 2, core: client });
    for (let round = 0; round < rounds; round += 1) {
      for (const [connections, loads] of seen) {
        loads.push(
          await load({ url: site.url, connections, seconds: secondsPerRound, core: client }),
        );
        // Closing thousands of connections takes a while too.
        await untilIdle(site.pid);
      }
    }
    const figures = [...seen].map(([connections, loads]): Figure => {
      const rates = loads.map(({ requestsPerS }) => requestsPerS);
      return {
        name: `At ${connections} connections`,
        value: median(rates),
        unit: 'requests/s',
        rounds: rates,
      };
    });
    const share = (figures.at(-1)?.value ?? 0) / Math.max(...figures.map(({ value }) => value));
    const target = atLeast(share, leastAtMost);
    return [
      ...figures,
      { name: `At ${levels.at(-1)} / at best`, value: share, unit: 'times', target },
    ];
  } finally {
    await site.stop();
  }
}
