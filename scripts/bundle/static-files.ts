import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readContent } from '../content/read-content.ts';
import { type Mode, type OutputFolders, sources } from '../folders.ts';
import { buildFonts } from '../media/fonts.ts';
import { copyLogos } from '../media/logos.ts';
import { buildPictures } from '../media/pictures.ts';
import { buildSharingPictures } from '../media/sharing-pictures.ts';

/**
 * Builds the files that are not scripts: the content of the owner's folder `folder`, pictures, logos, fonts,
 * public files. Throws `BuildInputError` or `AggregateError` with sentences if an input cannot be used.
 */
export async function buildStaticFiles(
  mode: Mode,
  folder: string,
  output: OutputFolders,
): Promise<void> {
  const { content, pictures } = await readContent(folder, mode);
  for (const each of [output.assets, output.data]) await mkdir(each, { recursive: true });
  await writeFile(`${output.data}/content.json`, JSON.stringify(content));
  for (const files of [sources.public, `${folder}/files`].filter(existsSync)) {
    await cp(files, output.public, { recursive: true, filter: isOfSite });
  }
  const marks = `${folder}/pictures`;
  await copyLogos(marks, output);
  await buildPictures(content, pictures, output);
  await buildSharingPictures(content.pages, pictures, marks, output);
  await buildFonts(content, output);
}

const isOfSite = (file: string) => basename(file) !== '.DS_Store';
