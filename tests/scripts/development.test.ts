import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '#scripts/folders.ts';
import { atEnd } from '../support/at-end.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand } from '../support/processes.ts';
import { copyParts, edit } from '../support/project-copy.ts';

// Each start takes seconds, and a first build encodes pictures.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

// The packages and the encoded pictures are those of the project.
const sources = [
  'client',
  'server',
  'shared',
  'public',
  'scripts',
  'package.json',
  'tsconfig.json',
];
const folder = copyParts(...sources);
for (const name of ['node_modules', '.cache']) symlinkSync(root + name, folder + name);
cpSync(`${root}tests/sample-content`, `${folder}sample`, { recursive: true });
const port = await freePort();
const site = `http://localhost:${port}`;
const env = { ...process.env, PORT: String(port) };
const args = ['run', 'dev', '--', '--content', 'sample'];
const development = runCommand('npm', args, { cwd: folder, env, detached: true });
const { pid = 0 } = development.process;
atEnd(() => process.kill(-pid));
await development.prints('shows what is saved');

/** Waits until a path is answered with a status and a text, as it is once what was saved is built. */
async function waitForPage(path: string, status: number, text: string | RegExp): Promise<void> {
  const page = { status, html: expect.stringMatching(text) };
  await vi.waitFor(
    async () => {
      const response = await fetch(site + path);
      expect({ status: response.status, html: await response.text() }).toMatchObject(page);
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** What the process that answers calls itself to open pages. */
async function readEvent(): Promise<string> {
  const { headers, body } = await fetch(`${site}/.development`);
  expect(headers.get('Content-Type')).toBe('text/event-stream');
  for await (const event of body ?? []) return new TextDecoder().decode(event);
  return '';
}

test.each<[what: string, option: string, listensAt: string, said: RegExp]>([
  ['a port that is not a number', '--content=sample', 'abc', /:abc .* set PORT to another number/],
  ['a port that is taken', '--content=sample', `${port}`, /:\d+ .* set PORT to another number/],
  ['a misspelt option', '--contnt=sample', '0', /^Unknown option '--contnt'/],
])('%s is reported in one line', async (_what, option, listensAt, said) => {
  const command = ['--import', 'tsx', 'scripts/dev.ts', option];
  const options = { cwd: folder, env: { ...env, PORT: listensAt } };
  const { code, output, errors } = await runCommand(process.execPath, command, options).ended;
  expect([code, output]).toEqual([1, '']);
  expect(errors.trim()).toMatch(/^.+$/);
  expect(errors).toMatch(said);
});

test('what is saved is shown, and open pages reload', async () => {
  const event = await readEvent();
  const [, id = ''] = /^data: (.+)\n\n$/m.exec(event) ?? [];
  // An open page compares the event with this text.
  await waitForPage('/', 200, `'${id}'`);
  edit(`${folder}sample/site.yaml`, 'that people keep', 'that were saved');
  edit(`${folder}client/footer/footer.tsx`, '<footer', '<footer title="saved"');
  edit(`${folder}server/pages/document.ts`, 'lang="en"', 'lang="en-GB"');
  writeFileSync(`${folder}public/price list.txt`, 'saved');
  await waitForPage('/', 200, /lang="en-GB".*<footer title="saved".*that were saved/s);
  await waitForPage('/price%20list.txt', 200, /^saved$/);
  expect(await readEvent()).not.toBe(event);
});

const content = 'sample/site.yaml';
const footer = 'client/footer/footer.tsx';
const layouts = 'client/pages/layouts.ts';
const throwing = "\nif (Date.now() > 0) throw new Error('Sad.');";
const stackIn = (file: string) => new RegExp(`Error: Sad\\..* at .*/${file}:\\d+:\\d+`, 's');

test.each<[where: string, file: string, at: RegExp, mistake: string, shown: RegExp]>([
  ['in the content', content, /^/, 'colour: red\n', /<pre[^>]*>sample\/site\.yaml:1 /],
  ['of syntax', footer, /$/, 'const = 1;', /client\/footer\/footer\.tsx:\d+:6: ERROR: Expected/],
  ['that a component throws', footer, /(?=\n {2}return)/, throwing, stackIn(footer)],
  ['in what the build imports', layouts, /$/, throwing, stackIn(layouts)],
])('a mistake %s is shown in place of the pages', async (_where, file, at, mistake, shown) => {
  const correct = readFileSync(folder + file);
  onTestFinished(() => writeFileSync(folder + file, correct));
  edit(folder + file, at, mistake);
  await waitForPage('/gallery', 500, shown);
});

test('pages are shown again when a mistake is mended', async () => {
  await waitForPage('/gallery', 200, '<h1');
});
