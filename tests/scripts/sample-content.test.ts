import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { freePort } from '../support/free-port.ts';
import { addPageWithOwnLayout } from '../support/own-layout.ts';
import { copyProject } from '../support/project-copy.ts';
import { laySampleContent } from '../support/sample-content.ts';

/** A copy of the project as its owner launches it, and with a page that a developer has added. */
const folder = copyProject();

beforeAll(async () => {
  cpSync(`${root}tests`, `${folder}tests`, { recursive: true });
  laySampleContent(folder);
  addPageWithOwnLayout(folder);
  expect(await run('tsx', 'scripts/build.ts')).toBe('passed');
}, 300_000);

/** Runs a command of the packages in the copy. Resolves to 'passed', or to its output if it fails. */
async function run(command: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, TEST_PORT: String(await freePort()) };
  const child = spawn(`${folder}node_modules/.bin/${command}`, args, { cwd: folder, env });
  const output = child.stdout.toArray();
  const [code] = await once(child, 'close');
  return code === 0 ? 'passed' : Buffer.concat(await output).toString();
}

// One process and one browser each: more of them only load the same modules and pages again.
const vitest = 'run --config tests/vitest.config.ts --project node --maxWorkers 1';
const contentTests = ['html', 'page-structure', 'page-text', 'sitemap', 'specification'];
const playwright = 'test --config tests/playwright.config.ts --project Chromium --workers 1';
const browserTests = ['accessibility', 'page-widths', 'print-and-contrast'];
const titles = 'axe finds no fault with any page|all of its own text|prints its text alone';

test.concurrent.each([
  ['has no type error', 'tsc', ['--singleThreaded']],
  [
    'passes the tests of content',
    'vitest',
    [...vitest.split(' '), ...contentTests.map((name) => `tests/content/${name}`)],
  ],
  [
    'passes axe, at every width and on paper',
    'playwright',
    [...playwright.split(' '), ...browserTests.map((name) => `e2e/${name}`), '-g', titles],
  ],
])(
  'a launched site %s',
  async (_what, command, args) => {
    expect(await run(command, ...args)).toBe('passed');
  },
  300_000,
);
