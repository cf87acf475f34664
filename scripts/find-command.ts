import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';

/** Returns the path of the first of the commands `names` that is installed, or undefined if none is installed. */
export function findCommand(...names: readonly string[]): string | undefined {
  // The folders of system commands, such as nginx, are not in the PATH of every user.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  const paths = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return paths.find((path) => existsSync(path));
}
