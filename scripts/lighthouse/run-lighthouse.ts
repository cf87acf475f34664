import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { type RouteName, routeNames, routes } from '#shared/routes.ts';
import { ensureChromium } from '../browsers/chromium.ts';
import { startBuiltServer } from '../built-server.ts';
import { root } from '../bundle/folders.ts';
import { auditPage } from './audit-page.ts';
import { type PageReport, reportOn } from './page-report.ts';
import { toTable } from './report-table.ts';

const usualRuns = 5;

export interface LighthouseOptions {
  /** How many runs the median of a page is taken from. */
  runs: number;
  routes: readonly RouteName[];
  /** Whether a page below its targets ends the script with an error. */
  isStrict: boolean;
}

/** Reads `[runs] [route …] [strict]`, in any order. */
export function readOptions(words: readonly string[]): LighthouseOptions {
  const named = routeNames.filter((name) => words.includes(name));
  const numbers = words.filter((word) => /^[1-9]\d?$/.test(word));
  const isStrict = words.includes('strict');
  const understood = [...named, ...numbers, 'strict'];
  const unknown = words.find((word) => !understood.includes(word));
  if (unknown !== undefined || numbers.length > 1) {
    throw new Error(
      `Lighthouse takes a number of runs, routes (${routeNames.join(', ')}) and "strict".`,
    );
  }
  return {
    runs: Number(numbers[0] ?? usualRuns),
    routes: named.length > 0 ? named : routeNames,
    isStrict,
  };
}

/** Runs Lighthouse, prints the median run of each page and writes it down, the whole of it too. Says whether all targets are met. */
export async function runLighthouse({ runs, routes: asked }: LighthouseOptions): Promise<boolean> {
  ensureChromium();
  const server = await startBuiltServer();
  const medians: Result[] = [];
  const reports: PageReport[] = [];
  try {
    for (const name of asked) {
      console.log(`${name}: ${runs} runs`);
      const median = await medianRun(server.url + routes[name].path, runs);
      medians.push(median);
      reports.push(reportOn(name, median));
    }
  } finally {
    server.stop();
  }
  console.log(`\n${toTable(reports)}`);
  write(runs, reports, medians);
  return reports.every(({ belowTarget }) => belowTarget.length === 0);
}

/** The run that Lighthouse itself holds to be the middle one: a whole run, not a median of each figure. */
async function medianRun(url: string, runs: number): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await auditPage(url));
  return computeMedianRun(results);
}

function write(runs: number, reports: readonly PageReport[], medians: readonly Result[]): void {
  const folder = `${root}test-results`;
  mkdirSync(`${folder}/lighthouse`, { recursive: true });
  for (const [index, { route }] of reports.entries()) {
    writeFileSync(`${folder}/lighthouse/${route}.json`, JSON.stringify(medians[index]));
  }
  const machine = {
    node: process.version,
    processor: cpus()[0]?.model,
    cores: cpus().length,
    lighthouse: medians[0]?.lighthouseVersion,
    browser: medians[0]?.environment.hostUserAgent,
    /** Lighthouse's measure of the processor, before it is slowed down: a mid-range laptop has 1500. */
    benchmarkIndex: medians.map(({ environment }) => environment.benchmarkIndex),
  };
  const written = { measuredAt: new Date().toISOString(), machine, runs, pages: reports };
  writeFileSync(`${folder}/lighthouse.json`, `${JSON.stringify(written, null, 2)}\n`);
}
