import { readdirSync } from 'node:fs';

/** The paths of all files in `folder` and its folders, each starting with a slash. */
export function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length));
}
