import { cpSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { root } from '#scripts/folders.ts';
import { atEnd } from '../support/at-end.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand } from '../support/processes.ts';
import { copyParts, edit } from '../support/project-copy.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

// Starting takes seconds, and the first build encodes pictures.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const parts = ['client', 'server', 'shared', 'public', 'scripts', 'package.json'];
const workspace = createTemporaryFolder();
const folder = `${workspace}50% für #1/`;
renameSync(copyParts(...parts), folder);
// The copy shares the packages and the encoded pictures of the project. npm installs packages for all the projects of a
// workspace into a folder above them.
symlinkSync(`${root}node_modules`, `${workspace}node_modules`);
for (const name of ['.cache', 'tsconfig.json']) symlinkSync(root + name, folder + name);
cpSync(`${root}tests/sample-content`, `${folder}sample`, { recursive: true });
const port = await freePort();
const options = { cwd: folder, env: { ...process.env, PORT: String(port) }, detached: true };
const development = runCommand('npm', ['run', 'dev', '--', '--content', 'sample'], options);
atEnd(() => {
  development.process.kill();
  return development.ended;
});
beforeAll(() => development.prints('Open pages reload').then(() => {}));

const content = 'sample/site.yaml';
const footer = 'client/footer/footer.tsx';
const ofBuild = 'scripts/media/logo.ts';

/** Waits until the response at `path` has this status and this text, because a saved file takes time to be built. */
async function waitForPage(path: string, status: number, text: string | RegExp): Promise<void> {
  const page = { status, html: expect.stringMatching(text) };
  await vi.waitFor(
    async () => {
      const response = await fetch(`http://localhost:${port}${path}`);
      expect({ status: response.status, html: await response.text() }).toMatchObject(page);
    },
    { timeout: 60_000, interval: 100 },
  );
}

test('saved files are shown, and open pages reload', async () => {
  // An open page reloads when `/.development` answers with another id than the one in the page.
  const askId = async () => (await fetch(`http://localhost:${port}/.development`)).text();
  const first = await askId();
  await waitForPage('/', 200, `'${first}'`);
  edit(folder + content, 'that people keep', 'that were saved');
  // Many editors save a file by replacing it with another one.
  cpSync(folder + footer, `${folder}saved`);
  edit(`${folder}saved`, '<footer', '<footer title="once"');
  renameSync(`${folder}saved`, folder + footer);
  await waitForPage('/', 200, '<footer title="once"');
  edit(`${folder}server/pages/document.ts`, 'only light', 'light');
  writeFileSync(`${folder}public/price list.txt`, 'saved');
  await waitForPage('/', 200, /content="light".*that were saved/s);
  await waitForPage('/price%20list.txt', 200, /^saved$/);
  await vi.waitFor(async () => expect(await askId()).not.toBe(first), 60_000);
});

const throwing = "\nif (Date.now() > 0) throw new Error('Sad.');";
const stackIn = (file: string) => new RegExp(`Error: Sad\\..* at .*/${file}:\\d+:\\d+`, 's');

test.each<[where: string, file: string, at: RegExp, mistake: string, shown: RegExp]>([
  ['in the content', content, /^/, 'colour: red\n', /<pre[^>]*>sample\/site\.yaml:1 /],
  ['of syntax', footer, /$/, 'const = 1;', /client\/footer\/footer\.tsx:\d+:6: ERROR: Expected/],
  ['that a component throws', footer, /(?=\n {2}return)/, throwing, stackIn(footer)],
  ['in what builds', ofBuild, /$/, throwing, stackIn(ofBuild)],
])('a mistake %s is shown in place of the page', async (_where, file, at, mistake, shown) => {
  const correct = readFileSync(folder + file);
  edit(folder + file, at, mistake);
  await waitForPage('/gallery', 500, shown).finally(() => writeFileSync(folder + file, correct));
});

test('pages are shown again once a mistake is corrected', () =>
  waitForPage('/gallery', 200, '<h1'));

test('no process is left when npm has ended', async () => {
  const { pid = 0 } = development.process;
  development.process.kill();
  await development.ended;
  await vi.waitFor(() => expect(() => process.kill(-pid, 0)).toThrow('ESRCH'), 10_000);
});
