import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
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

/** What a build in `folder` says: its exit code and all that it prints. */
export function buildIn(folder: string): { code: number; output: string } {
  const args = ['--import', 'tsx', 'scripts/build.ts'];
  try {
    const output = execFileSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return { code: 0, output };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, output: stdout + stderr };
  }
}
