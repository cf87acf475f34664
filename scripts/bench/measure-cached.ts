import { startBare, startRendering } from './contenders.ts';
import { benchCores } from './cores.ts';
import { atLeast, below, type Figure, median } from './figures.ts';
import { type Round, runRound } from './rounds.ts';
import { type BenchServer, startSite, untilReady } from './servers.ts';
import { load } from './wrk.ts';

const connections = 64;
const rounds = 5;
const secondsPerRound = 4;

/** Long enough for V8 to have optimized what a request passes through. */
const warmUpSeconds = 2;

/** The home page from memory, against a bare server of the same bytes and one that renders each time. */
export async function measureCached(): Promise<Figure[]> {
  const { server, client } = benchCores();
  const servers = [await startSite(server)];
  try {
    const [site] = servers as [BenchServer];
    await untilReady(site);
    const bare = await startBare(site, server);
    servers.push(bare);
    const rendering = await startRendering(server);
    servers.push(rendering);
    const contenders = [
      [site, [] as Round[]],
      [bare, [] as Round[]],
      [rendering, [] as Round[]],
    ] as const;
    for (const [each] of contenders)
      await load({ url: each.url, connections, seconds: warmUpSeconds, core: client });
    for (let round = 0; round < rounds; round += 1) {
      for (const [each, seen] of contenders)
        seen.push(await runRound(each, { connections, seconds: secondsPerRound, core: client }));
    }
    const [[, ofSite], [, ofBare], [, ofRendering]] = contenders;
    return toFigures(ofSite, ofBare, ofRendering);
  } finally {
    for (const each of servers) await each.stop();
  }
}

function toFigures(site: Round[], bare: Round[], rendering: Round[]): Figure[] {
  const rate = ({ requestsPerS }: Round) => requestsPerS;
  const perProcessorSecond = ({ requestsPerS, coreShare }: Round) => requestsPerS / coreShare;
  const line = (name: string, rounds: readonly number[], unit: string): Figure => {
    return { name, value: median(rounds), unit, rounds };
  };
  const ratio = (name: string, others: Round[], of: (round: Round) => number): Figure => {
    const rates = others.map(of);
    const ratios = site.map((round, index) => of(round) / (rates[index] ?? Number.NaN));
    return line(name, ratios, 'times');
  };
  const ofBare = ratio('Cached / bare', bare, rate);
  const ofRendering = ratio('Cached / rendering', rendering, rate);
  const spread = line(
    'Cached, p99 / p50',
    site.map(({ p50Ms, p99Ms }) => p99Ms / p50Ms),
    'times',
  );
  return [
    line('Cached home page', site.map(rate), 'requests/s'),
    line('Bare node:http, same bytes and headers', bare.map(rate), 'requests/s'),
    line('Rendering each time, uncompressed', rendering.map(rate), 'requests/s'),
    { ...ofBare, target: atLeast(ofBare.value, 0.85) },
    { ...ofRendering, target: atLeast(ofRendering.value, 15) },
    ratio('Cached / bare, by processor time', bare, perProcessorSecond),
    ratio('Cached / rendering, by processor time', rendering, perProcessorSecond),
    line(
      'Cached, p50',
      site.map(({ p50Ms }) => p50Ms),
      'ms',
    ),
    line(
      'Cached, p99',
      site.map(({ p99Ms }) => p99Ms),
      'ms',
    ),
    { ...spread, target: below(spread.value, 4) },
    line(
      'Bare, p99 / p50',
      bare.map(({ p50Ms, p99Ms }) => p99Ms / p50Ms),
      'times',
    ),
    line(
      'Share of its core that the site got',
      site.map(({ coreShare }) => coreShare),
      '',
    ),
  ];
}
