import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BuiltPicture } from '#shared/content-types.ts';
import type { SchemaOutput } from '#shared/schema/schemas.ts';
import { BuildInputError } from '../build-errors.ts';
import { assembleContent } from './assemble-content.ts';
import { checkFiles } from './check-files.ts';
import { pictureNameOf } from './picture-name.ts';
import { type Folder, readFolder } from './read-folder.ts';
import { picturesShown } from './shown-pictures.ts';

export type CheckedContent = Awaited<ReturnType<typeof readContent>>;

/** Reads and checks the owner's folder, an absolute path. Throws `BuildInputError` with the mistakes in the folder. */
export async function readContent(path: string) {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) {
    const message = 'does not exist, or is not a folder: choose another --content';
    throw new BuildInputError({ file: path, message });
  }
  const folder = await readFolder(path);
  const files = checkFiles(folder);
  const content = assembleContent(files);
  const photographs = photographsIn(folder, files.descriptions, picturesShown(content));
  return { path, folder, content, photographs };
}

/** A photograph in the owner's folder, with its description from `pictures.yaml`. */
export interface Photograph extends Pick<BuiltPicture, 'alt' | 'focus'> {
  /** The absolute path of the photograph's file. */
  path: string;
}

/**
 * Returns the described photographs by their names. Throws `BuildInputError` if `shown`, the names of the pictures that
 * pages show, contains another photograph.
 */
function photographsIn(
  folder: Folder,
  descriptions: SchemaOutput<'descriptions'>,
  shown: ReadonlySet<string>,
): Record<string, Photograph> {
  const photographs: Record<string, Photograph> = {};
  const undescribed: string[] = [];
  for (const path of folder.pictureFiles) {
    const name = pictureNameOf(path);
    const description = descriptions.find(({ file }) => file === name);
    if (description) photographs[name] = { path, ...description };
    else if (shown.has(name)) undescribed.push(basename(path));
  }
  if (undescribed.length > 0) {
    const message = `does not describe ${undescribed.join(', ')}, which pages show: write "- file:" and "alt:" for each`;
    throw new BuildInputError({ file: folder.descriptions.path, message });
  }
  return photographs;
}
