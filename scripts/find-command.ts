import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';

/** The absolute path of the first of these commands that this machine has, or undefined if it has none of them. */
export function findCommand(...names: readonly string[]): string | undefined {
  // The folders of system commands, such as nginx, are not in every user's PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  const paths = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return paths.find((path) => existsSync(path));
}
