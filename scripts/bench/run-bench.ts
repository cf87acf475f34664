import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { ensureCommand } from '../browsers/debian-package.ts';
import { root } from '../bundle/folders.ts';
import { type Figure, toTable } from './figures.ts';
import { measureCached } from './measure-cached.ts';
import { measureColdStart } from './measure-cold-start.ts';
import { measureConnections } from './measure-connections.ts';
import { measureMemory } from './measure-memory.ts';
import { measureRender } from './measure-render.ts';
import { measureScaling } from './measure-scaling.ts';

/** What can be measured, by the name that `npm run bench -- <name> …` takes; about four minutes in all. */
const parts: ReadonlyMap<string, () => Promise<Figure[]>> = new Map([
  ['cached', measureCached],
  ['render', measureRender],
  ['coldstart', measureColdStart],
  ['memory', measureMemory],
  ['connections', measureConnections],
  ['scaling', measureScaling],
]);

/** Measures the parts named, or all; prints them and writes them down as JSON. Says whether all targets are met. */
export async function runBench(names: readonly string[]): Promise<boolean> {
  const unknown = names.find((name) => !parts.has(name));
  if (unknown !== undefined) {
    throw new Error(`The bench has no part "${unknown}": it has ${[...parts.keys()].join(', ')}.`);
  }
  ensureCommand('taskset', 'util-linux');
  ensureCommand('wrk', 'wrk');
  const figures: Record<string, Figure[]> = {};
  for (const [name, measure] of parts) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(name);
    const measured = await measure();
    figures[name] = measured;
    console.log(toTable(measured));
  }
  const folder = `${root}test-results`;
  mkdirSync(folder, { recursive: true });
  const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length };
  const written = { measuredAt: new Date().toISOString(), machine, figures };
  writeFileSync(`${folder}/bench.json`, `${JSON.stringify(written, null, 2)}\n`);
  const all = Object.values(figures).flat();
  const missed = all.filter(({ target }) => target?.isMet === false);
  console.log(missed.length ? `${missed.length} targets were missed.` : 'All targets were met.');
  return missed.length === 0;
}
