import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BuildInputError, reportBuildErrors, toAnnotation } from '#scripts/build-errors.ts';
import { patchLibraries } from '#scripts/bundle/patch-libraries.ts';
import { readFolder } from '#scripts/content/read-folder.ts';
import { root } from '#scripts/folders.ts';
import { SettingsError } from '#server/settings.ts';
import { runCommand } from '../support/processes.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const { exitCode } = process;

const stdin = { contents: '\nconst = 1;', sourcefile: 'client/app.tsx' };
const compile = () =>
  build({ stdin, write: false, logLevel: 'silent', plugins: [patchLibraries()] });
const readOption = () => parseArgs({ args: ['--contnt'], options: {} });
const input = { file: `${root}shared/content/a.jpg`, message: 'is: do' };
const fail = (error: Error) => Promise.reject(error);
const perFault = /^shared\/content\/a\.jpg is: do\.\nshared\/content\/a\.jpg:2 is: do\.$/;

test.each<[failure: string, work: () => unknown, message: RegExp]>([
  ['code that does not compile', compile, /1 error:\nclient\/app\.tsx:2/],
  ['a misspelt option', readOption, /^Unknown option '--contnt'/],
  [
    'each fault of an input',
    () => fail(new BuildInputError(input, { ...input, line: 2 }, input)),
    perFault,
  ],
  ['a setting', () => fail(new SettingsError('PORT has to be 1.')), /^PORT has to be 1\.$/],
  ['a fault of the build', () => fail(new Error('Sad.')), /^Error: Sad\.\n {4}at .*:\d+:\d+/],
])('%s is reported', async (_failure, work, message) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('GITHUB_ACTIONS', '');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    process.exitCode = exitCode;
    print.mockRestore();
  });
  await reportBuildErrors(async () => void (await work()));
  expect(print.mock.calls).toEqual([[expect.stringMatching(message)]]);
  expect(process.exitCode).toBe(1);
});

/** Runs a script of the project with options. Resolves with the output. */
async function run(script: string, options: string[], environment: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...environment };
  const args = ['--import', 'tsx', `scripts/${script}.ts`, ...options];
  return (await runCommand(process.execPath, args, { cwd: root, env }).ended).output;
}

test('the check annotates each note that the build counts, leaving no file', async () => {
  const checked = () => globSync('dist-check*', { cwd: root, onlyDirectories: true });
  const before = checked();
  const sample = ['--content', `${root}tests/sample-content`];
  const report = await run('check', sample, { GITHUB_ACTIONS: 'true' });
  const notes = report.match(/(?<=\n::notice file=).+?(?=::)/g);
  expect(notes).toContain('tests/sample-content/services/flower-school.md,line=5');
  expect(checked()).toEqual(before);
  const built = await run('build', [...sample, '--out', `${createTemporaryFolder()}dist`]);
  expect(built).toMatch(new RegExp(`^Built in .* content: ${notes?.length} `));
});

test('a content folder is looked for where the command is typed', async () => {
  const cwd = createTemporaryFolder();
  const args = ['--prefix', root, 'run', 'check', '--', '--content', 'nowhere'];
  const { code, errors } = await runCommand('npm', args, { cwd }).ended;
  expect(code).toBe(1);
  expect(errors).toContain(`${cwd}nowhere does not exist, or is not a folder: choose another`);
});

test('the same sources produce the same files, whatever the commit', async () => {
  const out = `${createTemporaryFolder()}dist`;
  // With this variable Git fails, so the build knows no commit.
  await run('build', ['--out', out], { GIT_CONFIG_COUNT: 'none' });
  // Source maps differ, because they have paths from the folder of the build to the sources.
  const args = ['-rq', '--exclude=*.map', '--exclude=commit', `${root}dist`, out];
  expect(await runCommand('diff', args, {}).ended).toMatchObject({ code: 0, output: '' });
  // A public file keeps its time, because browsers ask whether a file is newer than theirs.
  const { servedFiles } = await readFolder(`${root}shared/content`);
  const [[path, file] = ['', '']] = servedFiles;
  expect(statSync(`${out}/public${path}`).mtime).toEqual(statSync(file).mtime);
});

test('npm installs what builds need, even where it omits packages', async () => {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME };
  const args = ['config', 'get', 'omit', '--omit=dev', '--omit=optional'];
  const { output } = await runCommand('npm', args, { cwd: root, env }).ended;
  expect(output).toBe('\n');
});

test('an annotation escapes the file and the message as GitHub asks', () => {
  const finding = {
    file: `${root}Bride, 1:2 5%.jpg`,
    message: 'has "10:30, [it](/a)", 5%\r\nof it',
  };
  const command = '::error file=Bride%2C 1%3A2 5%25.jpg::has "10:30, [it](/a)", 5%25%0D%0Aof it.';
  expect(toAnnotation(finding, 'error')).toBe(command);
});
