import { build } from 'esbuild';
import { afterEach, expect, test, vi } from 'vitest';
import { BuildInputError, reportBuildErrors } from '#scripts/bundle/build-errors.ts';
import { root } from '#scripts/bundle/folders.ts';

const print = vi.spyOn(console, 'error').mockReturnValue();
const { exitCode } = process;
afterEach(() => {
  process.exitCode = exitCode;
  print.mockClear();
});

async function reportOf(error: unknown): Promise<string> {
  const problem = await reportBuildErrors(() => Promise.reject(error));
  expect(print.mock.calls).toEqual([[problem]]);
  expect(process.exitCode).toBe(1);
  return problem;
}

test('code that does not compile is named with its file and line', async () => {
  const stdin = { contents: '\nconst = 1;', sourcefile: 'client/app.tsx' };
  const error = await build({ stdin, write: false, logLevel: 'silent' }).catch((each) => each);
  expect(await reportOf(error)).toMatch(/client\/app\.tsx:2:6/);
});

test('an input that cannot be used is named in one sentence', async () => {
  const error = new BuildInputError(`${root}shared/site.ts`, 'is empty', 'write something');
  expect(await reportOf(error)).toBe('shared/site.ts is empty: write something.');
});

test('a misspelt name in shared/ is named with its file and line', async () => {
  const error = new ReferenceError('bussinessName is not defined');
  error.stack = `ReferenceError\n    at file://${root}shared/site.ts:12:3`;
  expect(await reportOf(error)).toMatch(/^shared\/site\.ts .*line 12 \(bussinessName is not def/);
});

test('another error is thrown with its stack', async () => {
  const error = new Error('A fault of the build itself.');
  error.stack = 'Error\n    at file:///scripts/build.ts:1:1';
  await expect(reportBuildErrors(() => Promise.reject(error))).rejects.toBe(error);
});

test('a build without a mistake prints nothing', async () => {
  expect(await reportBuildErrors(() => Promise.resolve())).toBe('');
  expect(print).not.toHaveBeenCalled();
});
