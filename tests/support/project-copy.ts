import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { root } from '#scripts/bundle/folders.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const copied = ['client', 'server', 'shared', 'public', 'scripts', 'package.json', 'tsconfig.json'];

/** Copies the sources to a new folder for a test to change, with links to the packages and the cache. */
export function copyProject(): string {
  const folder = createTemporaryFolder();
  for (const name of copied) cpSync(root + name, folder + name, { recursive: true });
  for (const name of ['node_modules', '.cache']) symlinkSync(root + name, folder + name);
  return folder;
}

/** Replaces `from` in a file. Throws if the file does not contain it. */
export function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(file, changed);
}

/** Runs `script` in `folder`. Returns the exit code and the output. */
export function runIn(folder: string, script: string): { code: number | null; output: string } {
  const args = ['--import', 'tsx', script];
  const env = { ...process.env, PATH: `${folder}node_modules/.bin:${process.env.PATH}` };
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { code: status, output: stdout + stderr };
}

/** Builds in `folder`. Returns the exit code and the output. */
export const buildIn = (folder: string) => runIn(folder, 'scripts/build.ts');

/** Builds a copy of the project with `from` replaced in one file. Returns its folder, with a slash at the end. */
export function buildRelease(file: string, from: string | RegExp, to: string): string {
  const folder = copyProject();
  edit(folder + file, from, to);
  const { code, output } = buildIn(folder);
  if (code !== 0) throw new Error(`The release was not built: ${output}`);
  return folder;
}
