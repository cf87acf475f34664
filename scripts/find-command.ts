import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';

/** The absolute path of the first of some commands that this machine has, or undefined. */
export function findCommand(...names: readonly string[]): string | undefined {
  // System commands are not in every user's path.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  const paths = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return paths.find((path) => existsSync(path));
}
