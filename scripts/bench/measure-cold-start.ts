import { startBare } from './contenders.ts';
import { benchCores } from './cores.ts';
import { below, type Figure, median } from './figures.ts';
import { processorSeconds } from './process-stats.ts';
import { type BenchServer, startSite, untilReady } from './servers.ts';

const starts = 9;
const targetMs = 350;

/** From the spawn to the first 200, and until every page is warm; a bare server beside it. */
export async function measureColdStart(): Promise<Figure[]> {
  const { server } = benchCores();
  const firstAnswers: number[] = [];
  const readies: number[] = [];
  const bares: number[] = [];
  const processorMs: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const site = await startSite(server);
    let bare: BenchServer | undefined;
    try {
      processorMs.push(processorSeconds(site.pid) * 1000);
      firstAnswers.push(site.startMs);
      readies.push(site.startMs + (await untilReady(site)));
      bare = await startBare(site, server);
      bares.push(bare.startMs);
    } finally {
      await site.stop();
      await bare?.stop();
    }
  }
  const first = median(firstAnswers);
  return [
    {
      name: 'Cold start to the first 200',
      value: first,
      unit: 'ms',
      target: below(first, targetMs),
      rounds: firstAnswers,
    },
    {
      name: 'Cold start, processor time',
      value: median(processorMs),
      unit: 'ms',
      rounds: processorMs,
    },
    { name: 'Cold start to ready', value: median(readies), unit: 'ms', rounds: readies },
    { name: 'Cold start of the bare server', value: median(bares), unit: 'ms', rounds: bares },
  ];
}
