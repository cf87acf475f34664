import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureEngines } from './browsers/engines.ts';
import { root } from './bundle/folders.ts';

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string;
  /** The file with the test runner's results, and how to count them. A step without one counts as one test. */
  report?: { file: string; count: (report: never) => Counts };
}

const results = 'test-results';

const steps: readonly Step[] = [
  { name: 'Build', command: 'npm run build' },
  { name: 'Types', command: 'tsc' },
  { name: 'Format, lint and import rules', command: 'biome check --error-on-warnings .' },
  {
    name: 'Units, components and server',
    command: `vitest run --config tests/vitest.config.ts --reporter=default --reporter=json --outputFile.json=${results}/unit.json`,
    report: {
      file: `${results}/unit.json`,
      count: (report: { numPassedTests: number; numFailedTests: number }) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
      }),
    },
  },
  {
    name: 'Browser',
    command: 'playwright test --config tests/playwright.config.ts',
    report: {
      file: `${results}/browser.json`,
      count: ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
      }),
    },
  },
];

/** Runs a step. If its command fails without a failed test in its results, it counts as one failure. */
function run({ name, command, report }: Step): Counts {
  console.log(`\n── ${name}`);
  if (report) rmSync(root + report.file, { force: true });
  const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true });
  const asOne = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!report) return asOne;
  try {
    const counts = report.count(JSON.parse(readFileSync(root + report.file, 'utf8')) as never);
    return status === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
  } catch {
    return asOne;
  }
}

try {
  const missingEngines = ensureEngines();
  mkdirSync(root + results, { recursive: true });
  // Later steps run after a failure too.
  const counts = steps.map((step) => ({ name: step.name, ...run(step) }));
  const failedSteps = counts.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const sum = (key: keyof Counts) => counts.reduce((total, each) => total + each[key], 0);
  console.log(failedSteps.length ? `\nFailed: ${failedSteps.join('; ')}` : '\nEverything passed.');
  if (missingEngines.length) console.log(`Not run: ${missingEngines.join('; ')}`);
  console.log(`Tests: ${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = failedSteps.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
