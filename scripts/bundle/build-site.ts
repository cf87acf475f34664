import { cp, mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { validateContent } from '../content/validate-content.ts';
import { buildFonts } from '../media/fonts.ts';
import { copyLogos } from '../media/logos.ts';
import { buildPictures } from '../media/pictures.ts';
import { buildSharingPictures } from '../media/sharing-pictures.ts';
import { serverBundle } from './bundles.ts';
import { buildClientScripts } from './client-scripts.ts';
import { type OutputFolders, outputFolders, sources } from './folders.ts';
import { precompress } from './precompress.ts';
import { replaceBuild } from './replace-build.ts';

/**
 * Builds the whole site. Throws `BuildInputError` if an input cannot be used, and esbuild's error if the
 * code does not compile; the current production build then stays as it is.
 */
export function buildSite(): Promise<void> {
  const mode = 'production';
  return replaceBuild(outputFolders(mode).out, async (output) => {
    await buildStaticFiles(output);
    await buildClientScripts(mode, output);
    await build(serverBundle(mode, output));
    await precompress(output);
  });
}

/** Builds the files that are not scripts: pictures, logos, fonts, public files. */
export async function buildStaticFiles(output: OutputFolders): Promise<void> {
  await validateContent();
  for (const folder of [output.assets, output.data, output.maps]) {
    await mkdir(folder, { recursive: true });
  }
  const isOfSite = (file: string) => basename(file) !== '.DS_Store';
  await cp(sources.public, output.public, { recursive: true, filter: isOfSite });
  await copyLogos(output);
  await buildPictures(output);
  await buildSharingPictures(output);
  await buildFonts(output);
}
