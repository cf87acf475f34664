import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { root } from '#scripts/bundle/folders.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/** What a build reads. */
const sources = [
  'client',
  'public',
  'scripts',
  'server',
  'shared',
  'package.json',
  'tsconfig.json',
];

/**
 * Builds the project with one source file changed, in a folder of its own that is gone when the test is
 * over. `change` is given the file's text and returns the new one. Returns the folder, with a slash.
 */
export function buildRelease(path: string, change: (text: string) => string): string {
  const folder = createTemporaryFolder();
  for (const each of sources) cpSync(root + each, folder + each, { recursive: true });
  symlinkSync(`${root}node_modules`, `${folder}node_modules`);
  const text = readFileSync(folder + path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`The change of ${path} has changed nothing.`);
  writeFileSync(folder + path, changed);
  const build = ['--import', 'tsx', 'scripts/build.ts'];
  const { status, stderr } = spawnSync(process.execPath, build, { cwd: folder });
  if (status !== 0) throw new Error(`The release was not built: ${stderr}`);
  return folder;
}

/**
 * Starts the server of the release in `folder` as behind nginx; resolves once it has logged `line`, by
 * default that it is ready.
 */
export async function startRelease(
  folder: string,
  port: number,
  line = '"msg":"ready"',
): Promise<ServerProcess> {
  const environment = { NODE_ENV: 'production', PORT: String(port), TRUST_PROXY: 'loopback' };
  const server = startServerProcess(folder, environment);
  await server.prints(line);
  return server;
}
