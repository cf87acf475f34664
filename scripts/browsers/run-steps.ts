import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root } from '../bundle/folders.ts';

interface Step {
  name: string;
  /** The command and its arguments, as npm would run them. */
  command: readonly [string, ...string[]];
  /** Where the runner leaves its counts, and how to read them. */
  report?: { file: string; count: (report: never) => Counts };
}

interface Counts {
  passed: number;
  failed: number;
}

const results = `${root}test-results`;

const steps: readonly Step[] = [
  { name: 'Build', command: ['npm', 'run', 'build'] },
  { name: 'Types', command: ['tsc'] },
  { name: 'Format, lint and walls', command: ['biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'Units, components and server',
    command: [
      ...(['vitest', 'run', '--config', 'tests/vitest.config.ts'] as const),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${results}/unit.json`],
    ],
    report: { file: 'unit.json', count: countVitest },
  },
  {
    name: 'Browser',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    report: { file: 'browser.json', count: countPlaywright },
  },
];

/**
 * Runs every check, the later ones also after a failure, and prints the sum with the engines that the
 * browser tests did without. Says whether all passed.
 */
export function runSteps(missingEngines: readonly string[]): boolean {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const total: Counts = { passed: 0, failed: 0 };
  const failedSteps: string[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const [command, ...args] = step.command;
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) failedSteps.push(step.name);
    const { passed, failed } = countsOf(step, status === 0);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(failedSteps.length ? `\nFailed: ${failedSteps.join('; ')}` : '\nEverything passed.');
  if (missingEngines.length) console.log(`Not run: ${missingEngines.join('; ')}`);
  console.log(`Tests: ${total.passed} passed, ${total.failed} failed`);
  return failedSteps.length === 0;
}

/** What a step's runner counted; a step without a runner, or one that broke off, counts as one test. */
function countsOf({ report }: Step, hasPassed: boolean): Counts {
  const asOne = hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!report) return asOne;
  try {
    const counts = report.count(
      JSON.parse(readFileSync(`${results}/${report.file}`, 'utf8')) as never,
    );
    return hasPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return asOne;
  }
}

function countVitest(report: { numPassedTests: number; numFailedTests: number }): Counts {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function countPlaywright({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number };
}): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
