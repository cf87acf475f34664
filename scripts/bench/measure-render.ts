import { get } from 'node:http';
import { startRendering } from './contenders.ts';
import { benchCores } from './cores.ts';
import { type Figure, median } from './figures.ts';

/** Requests that are asked one after another, once V8 has optimized the render. */
const requests = 100;
const warmUpRequests = 200;

/** How long a visitor waits for a page that is not in memory, alone on the machine. */
export async function measureRender(): Promise<Figure[]> {
  const rendering = await startRendering(benchCores().server);
  try {
    const cold = await timeOf(rendering.url);
    for (let index = 0; index < warmUpRequests; index += 1) await timeOf(rendering.url);
    const warm: Times[] = [];
    for (let index = 0; index < requests; index += 1) warm.push(await timeOf(rendering.url));
    return [
      { name: 'Uncached render, second of a process: first byte', value: cold.firstMs, unit: 'ms' },
      { name: 'Uncached render, second of a process: last byte', value: cold.lastMs, unit: 'ms' },
      {
        name: 'Uncached render, warm: first byte',
        value: median(warm.map(({ firstMs }) => firstMs)),
        unit: 'ms',
      },
      {
        name: 'Uncached render, warm: last byte',
        value: median(warm.map(({ lastMs }) => lastMs)),
        unit: 'ms',
      },
    ];
  } finally {
    await rendering.stop();
  }
}

interface Times {
  firstMs: number;
  lastMs: number;
}

function timeOf(url: string): Promise<Times> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent: false }, (response) => {
      const firstMs = performance.now() - started;
      response.resume().on('end', () => {
        resolve({ firstMs, lastMs: performance.now() - started });
      });
    }).on('error', reject);
  });
}
