import { cp, mkdir, writeFile } from 'node:fs/promises';
import type { CheckedFolder } from '../content/read-content.ts';
import type { OutputFolders } from '../folders.ts';
import { fingerprint } from '../media/cache.ts';
import { buildFonts } from '../media/fonts.ts';
import { readLogo } from '../media/logo.ts';
import { buildPictures } from '../media/pictures.ts';
import { buildSharingPictures } from '../media/sharing-pictures.ts';

/** Builds pictures, logo, fonts and public files. Throws `BuildInputError` for pictures that cannot be used. */
export async function buildStaticFiles(checked: CheckedFolder, output: OutputFolders) {
  const { path, content, pictures, folder } = checked;
  for (const each of [output.assets, output.data]) await mkdir(each, { recursive: true });
  for (const [servedPath, file] of folder.servedFiles) {
    // The copy keeps the file's time, which its ETag contains, so that browsers keep the file from build to build.
    const options = { dereference: true, preserveTimestamps: true };
    await cp(file, output.public + servedPath, options);
  }
  const { drawing, ...size } = await readLogo(`${path}/pictures/wordmark.svg`);
  const logo = { file: `wordmark-${fingerprint(drawing)}.svg`, ...size };
  await writeFile(`${output.assets}/${logo.file}`, drawing);
  return {
    content: { ...content, logo, pictures: await buildPictures(content, pictures, output) },
    sharing: await buildSharingPictures(content.pages, pictures, drawing, output),
    fonts: await buildFonts(output),
  };
}
