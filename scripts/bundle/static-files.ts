import { cp, mkdir, writeFile } from 'node:fs/promises';
import { readContent } from '../content/read-content.ts';
import { pathOf } from '../content/sources.ts';
import type { OutputFolders } from '../folders.ts';
import { buildFonts } from '../media/fonts.ts';
import { copyLogo } from '../media/logo.ts';
import { buildPictures } from '../media/pictures.ts';
import { buildSharingPictures } from '../media/sharing-pictures.ts';

/**
 * Builds the files that are not scripts: the content of the owner's folder `folder`, pictures, logo, fonts,
 * public files. Throws `BuildInputError` or `AggregateError` with sentences if an input cannot be used.
 */
export async function buildStaticFiles(folder: string, output: OutputFolders): Promise<void> {
  const { content, pictures, folder: found } = await readContent(folder);
  for (const each of [output.assets, output.data]) await mkdir(each, { recursive: true });
  await writeFile(`${output.data}/content.json`, JSON.stringify(content));
  for (const [servedPath, file] of found.servedFiles) {
    await cp(pathOf(file), output.public + servedPath, { dereference: true });
  }
  const logo = `${folder}/pictures/wordmark.svg`;
  await copyLogo(logo, output);
  await buildPictures(content, pictures, output);
  await buildSharingPictures(content.pages, pictures, logo, output);
  await buildFonts(output);
}
