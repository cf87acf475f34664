import { cp, mkdir, writeFile } from 'node:fs/promises';
import type { CheckedContent } from '../content/read-content.ts';
import type { BuildPaths } from '../folders.ts';
import { fingerprint } from '../media/cache.ts';
import { buildFonts } from '../media/fonts.ts';
import { readLogo } from '../media/logo.ts';
import { buildPictures } from '../media/pictures.ts';
import { buildSharingPictures } from '../media/sharing-pictures.ts';

/**
 * Writes the pictures, the logo, the fonts and the public files into `output`. Returns the content with its pictures,
 * the sharing pictures and the fonts. Throws `BuildInputError` if pictures cannot be used.
 */
export async function buildStaticFiles(checked: CheckedContent, output: BuildPaths) {
  const { path, content, photographs, folder } = checked;
  await mkdir(output.assets, { recursive: true });
  for (const [servedPath, file] of folder.servedFiles) {
    // The copy keeps the modification time, which is part of the `ETag`, so that browsers do not download the file
    // again after each build.
    await cp(file, output.public + servedPath, { dereference: true, preserveTimestamps: true });
  }
  const { drawing, ...size } = await readLogo(`${path}/pictures/wordmark.svg`);
  const logo = { file: `wordmark-${fingerprint(drawing)}.svg`, ...size };
  await writeFile(`${output.assets}/${logo.file}`, drawing);
  return {
    content: { ...content, logo, pictures: await buildPictures(content, photographs, output) },
    sharing: await buildSharingPictures(content.pages, photographs, drawing, output),
    ...(await buildFonts(output)),
  };
}
