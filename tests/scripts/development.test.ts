import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '#scripts/folders.ts';
import { freePort } from '../support/free-port.ts';
import { startCommand } from '../support/processes.ts';
import { edit } from '../support/project-copy.ts';

let development: ReturnType<typeof startCommand>;
let port: number;
/** A temporary folder, and in it the copy of the project and the owner's folder. */
let workspace: string;
let folder: string;
let owner: string;

// In a hook, so that nothing is started if no test of this file is selected.
beforeAll(async () => {
  workspace = mkdtempSync(`${realpathSync(tmpdir())}/site-test-`);
  folder = `${workspace}/50% für #1/`;
  owner = `${workspace}/owner/`;
  for (const name of ['client', 'server', 'shared', 'public', 'scripts', 'package.json'])
    cpSync(root + name, folder + name, { recursive: true });
  // The copy shares the packages and the encoded pictures of the project. npm installs packages for all the projects of
  // a workspace into a folder above them.
  symlinkSync(`${root}node_modules`, `${workspace}/node_modules`);
  for (const name of ['.cache', 'tsconfig.json']) symlinkSync(root + name, folder + name);
  cpSync(`${root}tests/sample-content`, owner, { recursive: true });
  port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const args = ['run', 'dev', '--', '--content', owner];
  development = startCommand('npm', args, { cwd: folder, env, detached: true });
  await development.prints('Open pages reload');
});

// Called also if the first build fails.
afterAll(async () => {
  development.process.kill();
  await development.ended;
  rmSync(workspace, { recursive: true });
});

const footer = 'client/footer/footer.tsx';
const ofBuild = 'scripts/bundle/static-files.ts';

const fetchText = async (path: string) => {
  const response = await fetch(`http://localhost:${port}${path}`);
  return { status: response.status, text: await response.text() };
};

/** Returns the id of the latest build. */
const askId = async () => (await fetchText('/.development')).text;

/** Waits until the response at `path` has this status and this text, because a saved file takes time to be built. */
const waitForPage = (path: string, status: number, text: string | RegExp) =>
  vi.waitFor(
    async () =>
      expect(await fetchText(path)).toEqual({ status, text: expect.stringMatching(text) }),
    { timeout: 60_000, interval: 50 },
  );

test('saved files are shown, and open pages reload', async () => {
  // An open page reloads when `/.development` answers with another id than the one in the page.
  const first = await askId();
  await waitForPage('/', 200, `'${first}'`);
  edit(`${owner}site.yaml`, 'that people keep', 'that were saved');
  // Many editors save a file by replacing it with another one.
  cpSync(folder + footer, `${folder}saved`);
  edit(`${folder}saved`, '<footer', '<footer title="once"');
  renameSync(`${folder}saved`, folder + footer);
  await waitForPage('/', 200, /<footer title="once".*that were saved/s);
  edit(`${folder}server/pages/document.ts`, 'only light', 'light');
  edit(folder + ofBuild, '`wordmark-', '`mark-');
  await waitForPage('/', 200, /content="light".*\/mark-/s);
  writeFileSync(`${folder}public/price list.txt`, 'saved');
  await waitForPage('/price%20list.txt', 200, /^saved$/);
  rmSync(`${folder}public/price list.txt`);
  await waitForPage('/price%20list.txt', 404, '<h1');
  expect(await askId()).not.toBe(first);
});

const sad = "throw new Error('Sad.');";
const throwing = `\nif (Date.now() > 0) ${sad}`;
const stackIn = (file: string) => new RegExp(`Error: Sad\\..* at .*/${file}:\\d+:\\d+`, 's');

test.each<[where: string, file: () => string, at: RegExp, mistake: string, shown: RegExp]>([
  [
    'in the content',
    () => `${owner}site.yaml`,
    /^/,
    'colour: red\n',
    /<pre[^>]*>.*\/site\.yaml:1 /,
  ],
  [
    'in a picture',
    () => `${owner}pictures/orchard-arch.jpg`,
    /.*/s,
    'none',
    /<pre[^>]*>.*\.jpg can/,
  ],
  [
    'of syntax',
    () => folder + footer,
    /$/,
    'const = 1;',
    /client\/footer\/footer\.tsx:\d+:6: ERROR/,
  ],
  ['that a component throws', () => folder + footer, /(?=\n {2}return)/, throwing, stackIn(footer)],
  ['in what builds', () => folder + ofBuild, /$/, throwing, stackIn(ofBuild)],
  ['in a callback', () => folder + footer, /$/, `setTimeout(() => { ${sad} });`, stackIn(footer)],
])('a mistake %s is shown until it is corrected', async (_where, file, at, mistake, shown) => {
  const correct = readFileSync(file());
  edit(file(), at, mistake);
  await waitForPage('/gallery', 500, shown).finally(() => writeFileSync(file(), correct));
  await waitForPage('/gallery', 200, '<h1');
});

test('guides, repositories and test results build nothing', async () => {
  const builds = () => development.output.received().split('Open pages reload').length;
  const before = builds();
  const id = await askId();
  for (const path of [`${owner}.git`, `${folder}test-results`]) mkdirSync(path);
  const names = ['.git/index', 'README.md', 'pages/README.md'].map((name) => owner + name);
  for (const file of [...names, `${folder}README.md`, `${folder}test-results/unit.json`])
    writeFileSync(file, '');
  // Nothing tells that a file has been ignored, so this is the time in which other files are built.
  await wait(1000);
  expect([builds(), await askId()]).toEqual([before, id]);
});

test('no process and no folder is left when npm has ended', async () => {
  const { pid = 0 } = development.process;
  expect(existsSync(`${folder}dist-development-${port}`)).toBe(true);
  development.process.kill();
  await development.ended;
  await vi.waitFor(() => expect(() => process.kill(-pid, 0)).toThrow('ESRCH'), 10_000);
  expect(existsSync(`${folder}dist-development-${port}`)).toBe(false);
});
