import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BuildInputError, reportBuildErrors } from '#scripts/build-errors.ts';
import { root } from '#scripts/folders.ts';
import { SettingsError } from '#server/settings.ts';
import { runCommand } from '../support/processes.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const { exitCode } = process;

const stdin = { contents: '\nconst = 1;', sourcefile: 'client/app.tsx' };
const syntaxError = await build({ stdin, write: false, logLevel: 'silent' }).catch(
  (error) => error,
);
const optionError = await Promise.resolve(['--contnt'])
  .then((args) => parseArgs({ args, options: {} }))
  .catch((error) => error);
const fileError = await mkdir(`${root}package.json/dist`).catch((error) => error);
const picture = `${root}shared/content/a.jpg`;

test.each<[what: string, error: unknown, said: RegExp]>([
  ['code that does not compile', syntaxError, /client\/app\.tsx:2:6/],
  ['a misspelt option', optionError, /^Unknown option '--contnt'/],
  [
    'a file that cannot be written',
    fileError,
    /^A file .*package\.json\/dist.*: make room[^\n]+\.$/,
  ],
  ['an input', new BuildInputError(picture, 'is', 'do'), /^shared\/content\/a\.jpg is: do\.$/],
  ['a setting', new SettingsError('PORT has to be 1.'), /^PORT has to be 1\.$/],
  ['mistakes of the content', new AggregateError([], 'One.\nAnother.'), /^One\.\nAnother\.$/],
  ['a fault of the build', new Error('Sad.'), /^Error: Sad\.\n {4}at .*build-errors\.test\.ts:/],
])('%s is reported', async (_what, error, said) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    process.exitCode = exitCode;
    print.mockRestore();
  });
  await reportBuildErrors(() => Promise.reject(error));
  expect(print.mock.calls).toEqual([[expect.stringMatching(said)]]);
  expect(process.exitCode).toBe(1);
});

test('the check lists what the build counts, and leaves no build', async () => {
  const runOnSample = async (script: string, ...options: string[]) => {
    const args = ['--import', 'tsx', script, '--content', 'tests/sample-content', ...options];
    return (await runCommand(process.execPath, args, { cwd: root }).ended).output;
  };
  const notes = (await runOnSample('scripts/check.ts')).match(/\n./g);
  expect(existsSync(`${root}dist-check`)).toBe(false);
  const built = await runOnSample('scripts/build.ts', '--out', `${createTemporaryFolder()}dist`);
  expect(built).toMatch(new RegExp(`^Built in .* public: ${notes?.length} `));
});
