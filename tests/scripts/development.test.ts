import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { root } from '#scripts/folders.ts';
import { atEnd } from '../support/at-end.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand } from '../support/processes.ts';
import { copyProject, edit } from '../support/project-copy.ts';

// Each start takes seconds, and a first build encodes pictures.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = copyProject();
cpSync(`${root}tests/sample-content`, `${folder}sample`, { recursive: true });
const port = await freePort();
const site = `http://localhost:${port}`;
const env = { ...process.env, PORT: String(port) };
const args = ['run', 'dev', '--', '--content', 'sample'];
const development = runCommand('npm', args, { cwd: folder, env, detached: true });
const { pid = 0 } = development.process;
atEnd(() => process.kill(-pid));
await development.prints('shows what is saved');

async function open(path: string) {
  const response = await fetch(site + path);
  return { status: response.status, html: await response.text() };
}

/** Waits as an open page does: for an event that there is another build than the page's. */
async function waitForReload(html: string): Promise<void> {
  const [, news = ''] = /new EventSource\('(.+?)'\)/.exec(html) ?? [];
  const events = await fetch(site + news);
  expect(events.headers.get('Content-Type')).toBe('text/event-stream');
  expect(await events.text()).toMatch(/^data: .+\n\n$/);
}

/** Changes files of the project. Resolves when an open home page would reload. */
async function save(change: () => void): Promise<void> {
  const { html } = await open('/');
  const reload = waitForReload(html);
  change();
  await reload;
}

test.each<[what: string, option: string, listensAt: string, said: RegExp]>([
  ['a port that is no number', '--content=sample', 'abc', /:abc .* set PORT to another number/],
  ['a port that is taken', '--content=sample', `${port}`, /:\d+ .* set PORT to another number/],
  ['a misspelt option', '--contnt=sample', '0', /^Unknown option '--contnt'/],
])('%s is told in one line', async (_what, option, listensAt, said) => {
  const command = ['--import', 'tsx', 'scripts/dev.ts', option];
  const options = { cwd: folder, env: { ...env, PORT: listensAt } };
  const { code, output, errors } = await runCommand(process.execPath, command, options).ended;
  expect([code, output]).toEqual([1, '']);
  expect(errors.trim()).toMatch(/^.+$/);
  expect(errors).toMatch(said);
});

test('a saved sentence reaches the pages that are open', async () => {
  await save(() => edit(`${folder}sample/site.yaml`, 'that people keep', 'that were saved'));
  expect((await open('/')).html).toContain('that were saved');
});

test('saved code of the client and of the server reaches them too', async () => {
  await save(() => edit(`${folder}client/footer/footer.tsx`, '<footer', '<footer title="saved"'));
  await save(() => edit(`${folder}server/pages/document.ts`, 'lang="en"', 'lang="en-GB"'));
  const { html } = await open('/');
  expect(html).toContain('<footer title="saved"');
  expect(html).toContain('<html lang="en-GB">');
});

test('a page of an earlier build hears of the latest at once', async () => {
  const { html } = await open('/');
  await save(() => writeFileSync(`${folder}public/saved.txt`, ''));
  await waitForReload(html);
});

const content = 'sample/site.yaml';
const footer = 'client/footer/footer.tsx';
const layouts = 'client/pages/layouts.ts';
const throwing = "\nif (Date.now() > 0) throw new Error('Sad.');";
const stackIn = (file: string) => new RegExp(`Error: Sad\\..* at .*/${file}:\\d+:\\d+`, 's');

test.each<[where: string, file: string, at: RegExp, mistake: string, shown: RegExp]>([
  ['in the content', content, /^/, 'colour: red\n', /<pre[^>]*>sample\/site\.yaml:1 /],
  ['of syntax', footer, /$/, 'const = 1;', /client\/footer\/footer\.tsx:\d+:6:.*const = 1;/s],
  ['that a component throws', footer, /(?=\n {2}return)/, throwing, stackIn(footer)],
  ['in what the build imports', layouts, /$/, throwing, stackIn(layouts)],
])('a mistake %s is on the page until it is mended', async (_where, file, at, mistake, shown) => {
  const correct = readFileSync(folder + file);
  await save(() => edit(folder + file, at, mistake));
  const faulty = await open('/gallery');
  expect(faulty).toMatchObject({ status: 500, html: expect.stringMatching(shown) });
  const reload = waitForReload(faulty.html);
  writeFileSync(folder + file, correct);
  await reload;
  expect((await open('/gallery')).status).toBe(200);
});

test('a file saved in public/ is served under any name', async () => {
  await save(() => {
    mkdirSync(`${folder}public/.well-known`);
    writeFileSync(`${folder}public/.well-known/price list.txt`, 'saved');
  });
  expect(await open('/.well-known/price%20list.txt')).toMatchObject({ status: 200, html: 'saved' });
});
