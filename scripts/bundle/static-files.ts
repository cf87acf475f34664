import { cp, mkdir, writeFile } from 'node:fs/promises';
import { readContent } from '../content/read-content.ts';
import { pathOf } from '../content/sources.ts';
import type { OutputFolders } from '../folders.ts';
import { fingerprint } from '../media/cache.ts';
import { buildFonts } from '../media/fonts.ts';
import { readLogo } from '../media/logo.ts';
import { buildPictures } from '../media/pictures.ts';
import { buildSharingPictures } from '../media/sharing-pictures.ts';

/**
 * Reads the owner's folder `folder`, and builds the files that are not scripts: pictures, logo, fonts, public
 * files. Throws `BuildInputError` or `AggregateError` with sentences if an input cannot be used.
 */
export async function buildStaticFiles(folder: string, output: OutputFolders) {
  const { content, pictures, folder: found } = await readContent(folder);
  for (const each of [output.assets, output.data]) await mkdir(each, { recursive: true });
  for (const [servedPath, file] of found.servedFiles) {
    await cp(pathOf(file), output.public + servedPath, { dereference: true });
  }
  const { drawing, ...size } = await readLogo(`${folder}/pictures/wordmark.svg`);
  const logo = { file: `wordmark-${fingerprint(drawing)}.svg`, ...size };
  await writeFile(`${output.assets}/${logo.file}`, drawing);
  return {
    content: { ...content, logo, pictures: await buildPictures(content, pictures, output) },
    sharing: await buildSharingPictures(content.pages, pictures, drawing, output),
    fonts: await buildFonts(output),
  };
}
