import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { allowedCores } from './cores.ts';
import { type Figure, median } from './figures.ts';
import { startNginx } from './nginx.ts';
import { freePort, startSite, untilReady } from './servers.ts';
import { load } from './wrk.ts';

const connections = 64;
const rounds = 4;
const secondsPerRound = 4;

/**
 * One process and two behind the sample's nginx, in turn. Nothing is tied to a core, so on few cores
 * the processes, nginx and wrk share them: the figures say what this machine gives, not what scales.
 */
export async function measureScaling(): Promise<Figure[]> {
  const folder = mkdtempSync(`${tmpdir()}/site-bench-`);
  const stops: (() => Promise<void>)[] = [];
  try {
    const sites = [await startSite(), await startSite()];
    stops.push(...sites.map(({ stop }) => stop));
    for (const site of sites) await untilReady(site);
    const ports = sites.map(({ port }) => port);
    const urls: string[] = [sites[0]?.url ?? ''];
    for (const count of [1, 2]) {
      const port = await freePort();
      const upstreamPorts = ports.slice(0, count);
      stops.push(await startNginx({ folder: `${folder}/${count}/`, port, upstreamPorts }));
      urls.push(`http://127.0.0.1:${port}/`);
    }
    const rates = urls.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, url] of urls.entries()) {
        const { requestsPerS } = await load({ url, connections, seconds: secondsPerRound });
        rates[index]?.push(requestsPerS);
      }
    }
    return toFigures(rates);
  } finally {
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true });
  }
}

function toFigures([direct = [], one = [], two = []]: readonly number[][]): Figure[] {
  const line = (name: string, each: readonly number[]): Figure => {
    return { name, value: median(each), unit: 'requests/s', rounds: each };
  };
  return [
    line('One process, asked directly', direct),
    line('One process behind nginx', one),
    line('Two processes behind nginx', two),
    {
      name: `Two / one, on ${allowedCores().length} cores`,
      value: median(two) / median(one),
      unit: 'times',
    },
  ];
}
