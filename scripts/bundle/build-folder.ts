import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { BuildInputError } from '../build-errors.ts';
import { buildPaths, inputs, shownPath } from '../folders.ts';

/**
 * Returns the absolute path of the folder that a build creates or replaces, with links resolved. `out` is an absolute
 * path; if it is a link to an earlier build, that build is replaced, and the link stays. Throws `BuildInputError` if
 * `out` exists but is not a build, or if it is in a folder from which builds copy files (the owner's folder `content`,
 * or `public`), because the next build would copy this one.
 */
export function buildFolderAt(out: string, content: string): string {
  const isFirst = !lstatSync(out, { throwIfNoEntry: false });
  if (!isFirst && !existsSync(buildPaths(out).assetsFile))
    throw new BuildInputError({ file: out, message: 'is not a build: choose another --out' });
  const path = isFirst ? `${realpathSync(dirname(out))}/${basename(out)}` : realpathSync(out);
  for (const folder of [content, inputs.public]) {
    const message = `is inside ${shownPath(folder)}, which builds read: choose another --out`;
    if (path.startsWith(`${realpathSync(folder)}/`))
      throw new BuildInputError({ file: out, message });
  }
  return path;
}
