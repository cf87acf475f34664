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

/** Runs a command of the packages in the copy. Resolves to its exit code, with its output if that is not 0. */
async function run(command: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, TEST_PORT: String(await freePort()) };
  const child = spawn(`${folder}node_modules/.bin/${command}`, args, { cwd: folder, env });
  const output = child.stdout.toArray();
  const [code] = await once(child, 'close');
  return code === 0 ? 'passed' : Buffer.concat(await output).toString();
}

const vitest = ['run', '--config', 'tests/vitest.config.ts', '--testTimeout', '120000'];
const files = ['html', 'page-structure', 'page-text', 'sitemap', 'specification'];
const playwright = ['test', '--config', 'tests/playwright.config.ts', '--project', 'Chromium'];
const titles = 'axe finds no fault with any page|all of its own text|prints its text alone';

test.each([
  ['has no type error', 'tsc', []],
  [
    'passes the tests of content',
    'vitest',
    [...vitest, ...files.map((name) => `tests/content/${name}`)],
  ],
  ['passes axe, at every width and on paper', 'playwright', [...playwright, '-g', titles]],
])(
  'a launched site %s',
  async (_what, command, args) => {
    expect(await run(command, ...args)).toBe('passed');
  },
  300_000,
);
