import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { root } from '#scripts/bundle/folders.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const copied = ['client', 'server', 'shared', 'public', 'scripts', 'package.json', 'tsconfig.json'];

/** The project's sources in a folder of their own, with the packages of this one, for a test to change. */
export function copyProject(): string {
  const folder = createTemporaryFolder();
  for (const name of copied) cpSync(root + name, folder + name, { recursive: true });
  symlinkSync(`${root}node_modules`, `${folder}node_modules`);
  return folder;
}

/** Replaces `from` in a file. Throws where the file does not have it. */
export function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not have ${from}.`);
  writeFileSync(file, changed);
}

/** Builds in `folder`; returns the exit code and all that was printed. */
export function buildIn(folder: string): { code: number | null; output: string } {
  const args = ['--import', 'tsx', 'scripts/build.ts'];
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { code: status, output: stdout + stderr };
}

/** Builds the project with `from` replaced in one source file. Returns the folder, with a slash. */
export function buildRelease(file: string, from: string | RegExp, to: string): string {
  const folder = copyProject();
  edit(folder + file, from, to);
  const { code, output } = buildIn(folder);
  if (code !== 0) throw new Error(`The release was not built: ${output}`);
  return folder;
}
