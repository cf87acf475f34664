import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { type RouteName, routeNames, routes } from '#shared/routes.ts';
import { ensureCommand } from './browsers/debian-package.ts';
import { chromiumFlags, findChromium } from './browsers/engines.ts';
import { startBuiltServer } from './built-server.ts';

/*
 * `npm run lighthouse -- [runs] [route …] [strict]` runs Lighthouse with its default settings (a phone,
 * simulated slow 4G, the processor four times slower). It prints the run with the median LCP of each page.
 * With `strict` a missed target sets the exit code to 1.
 */

const usualRuns = 5;

const chromePath = findChromium() ?? ensureCommand('chromium');

/** The targets of a page; times are in milliseconds. */
const targets = {
  performance: (score: number) => score >= 99,
  accessibility: (score: number) => score === 100,
  'best-practices': (score: number) => score === 100,
  seo: (score: number) => score === 100,
  FCP: (ms: number) => ms <= 800,
  LCP: (ms: number, route: RouteName) => ms <= (route === 'home' ? 1300 : 1200),
  TBT: (ms: number) => ms < 50,
  CLS: (value: number) => value === 0,
  'longest task': (ms: number) => ms <= 150,
};

type Figures = Record<keyof typeof targets, number>;

/** Runs Lighthouse once, in a new browser. If Chromium loses the trace, it tries again, twice at most. */
async function audit(url: string, triesLeft = 3): Promise<Result> {
  const browser = await launch({ chromePath, chromeFlags: [...chromiumFlags, '--headless=new'] });
  try {
    const run = await lighthouse(url, { port: browser.port, logLevel: 'silent' });
    if (run && !run.lhr.runtimeError) return run.lhr;
    const problem = run?.lhr.runtimeError?.message ?? 'no result';
    if (triesLeft === 1) throw new Error(`Lighthouse failed three times: ${problem}`);
  } finally {
    browser.kill();
  }
  return audit(url, triesLeft - 1);
}

function figuresOf({ audits, categories }: Result): Figures {
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const numberOf = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN);
  const tasks = audits['long-tasks']?.details;
  const durations = tasks?.type === 'table' ? tasks.items.map((task) => Number(task.duration)) : [];
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
    FCP: numberOf('first-contentful-paint'),
    LCP: numberOf('largest-contentful-paint'),
    TBT: numberOf('total-blocking-time'),
    CLS: Number((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)),
    // Lighthouse does not list tasks under 50 ms.
    'longest task': Math.round(Math.max(0, ...durations)),
  };
}

function missedBy(route: RouteName, figures: Figures): string[] {
  const names = Object.keys(targets) as (keyof Figures)[];
  return names.filter((name) => !targets[name](figures[name], route));
}

const words = process.argv.slice(2);
const asked = routeNames.filter((name) => words.includes(name));
const runs = Number(words.find((word) => /^[1-9]\d?$/.test(word)) ?? usualRuns);
const server = await startBuiltServer().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
try {
  const table: Record<string, Figures & { missed: string }> = {};
  for (const name of asked.length > 0 ? asked : routeNames) {
    const all: Figures[] = [];
    for (let run = 0; run < runs; run += 1) {
      all.push(figuresOf(await audit(server.url + routes[name].path)));
    }
    all.sort((one, other) => one.LCP - other.LCP);
    const middle = all[Math.floor(runs / 2)];
    if (middle) table[name] = { ...middle, missed: missedBy(name, middle).join(', ') };
  }
  console.table(table);
  const isOnTarget = Object.values(table).every(({ missed }) => missed === '');
  process.exitCode = isOnTarget || !words.includes('strict') ? 0 : 1;
} finally {
  await server.stop();
}
