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
import { type Mode, type OutputFolders, sources } from './folders.ts';
import { precompress } from './precompress.ts';

/**
 * Builds the whole site into `output`; `extraScript` runs in the head of every page. Throws
 * `BuildInputError` if an input cannot be used, and esbuild's error if the code does not compile.
 */
export async function buildSite(mode: Mode, output: OutputFolders, extraScript?: string) {
  await buildStaticFiles(output);
  await buildClientScripts(mode, output, extraScript);
  await build(serverBundle(mode, output));
  if (mode === 'production') await precompress(output);
}

/** Builds the files that are not scripts: pictures, logos, fonts, public files. */
async function buildStaticFiles(output: OutputFolders): Promise<void> {
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
