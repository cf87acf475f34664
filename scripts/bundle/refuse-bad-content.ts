import { readdir } from 'node:fs/promises';
import { checkContent } from '#shared/check-content.ts';
import { pictures } from '#shared/pictures.ts';
import { BuildInputError } from './build-input-error.ts';
import { root, sources } from './folders.ts';

/** Throws `BuildInputError` for the first problem of what an owner edits. */
export async function refuseBadContent(): Promise<void> {
  const [first] = checkContent();
  if (first) throw new BuildInputError(`${root}${first.file}`, first.problem, first.remedy);
  await refuseUnlistedFiles(sources.pictures);
}

/** Throws `BuildInputError` for a file in `folder` that the table of pictures does not list. */
export async function refuseUnlistedFiles(folder: string): Promise<void> {
  const listed: readonly string[] = Object.values(pictures).map(({ file }) => file);
  const files = (await readdir(folder)).filter((file) => !/^\.|\.svg$/.test(file));
  const unlisted = files.find((file) => !listed.includes(file));
  if (unlisted === undefined) return;
  throw new BuildInputError(
    `${folder}/${unlisted}`,
    'is not listed in shared/pictures.ts',
    'add it there, or remove the file',
  );
}
