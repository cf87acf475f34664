import { startBare } from './contenders.ts';
import { benchCores } from './cores.ts';
import { atLeast, type Figure, median } from './figures.ts';
import { runRound } from './rounds.ts';
import { type BenchServer, startSite, untilReady } from './servers.ts';
import { load } from './wrk.ts';

const levels = [16, 64, 256, 1024, 4000] as const;
const rounds = 3;
const secondsPerRound = 4;

/** What is left of the best at the most connections, at least. */
const leastAtMost = 0.8;

/** The cached home page at more and more connections, in turn with a bare server of the same bytes. */
export async function measureConnections(): Promise<Figure[]> {
  const { server, client } = benchCores();
  const servers = [await startSite(server)];
  try {
    const [site] = servers as [BenchServer];
    await untilReady(site);
    const bare = await startBare(site, server);
    servers.push(bare);
    const ofSite = levels.map((): number[] => []);
    const ofBare = levels.map((): number[] => []);
    const contenders = [
      [site, ofSite],
      [bare, ofBare],
    ] as const;
    for (const { url } of servers) await load({ url, connections: 64, seconds: 2, core: client });
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, connections] of levels.entries()) {
        for (const [each, seen] of contenders) {
          const options = { connections, seconds: secondsPerRound, core: client };
          seen[index]?.push((await runRound(each, options)).requestsPerS);
        }
      }
    }
    const share = shareAtMost(ofSite);
    return [
      ...linesOf('At', ofSite),
      ...linesOf('Bare node:http at', ofBare),
      { name: `At ${levels.at(-1)} / at best, bare`, value: shareAtMost(ofBare), unit: 'times' },
      {
        name: `At ${levels.at(-1)} / at best`,
        value: share,
        unit: 'times',
        target: atLeast(share, leastAtMost),
      },
    ];
  } finally {
    for (const each of servers) await each.stop();
  }
}

function linesOf(name: string, rates: readonly number[][]): Figure[] {
  return levels.map((connections, index) => ({
    name: `${name} ${connections} connections`,
    value: median(rates[index] ?? []),
    unit: 'requests/s',
    rounds: rates[index] ?? [],
  }));
}

/** The rate at the most connections as a share of the best one. */
function shareAtMost(rates: readonly number[][]): number {
  const medians = rates.map(median);
  return (medians.at(-1) ?? Number.NaN) / Math.max(...medians);
}
