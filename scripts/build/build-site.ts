import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { clientBundle, type Mode, serverBundle } from './bundles.ts';
import { folders } from './folders.ts';
import { buildFonts, type FontFiles } from './fonts.ts';
import { writeManifest } from './manifest.ts';
import { buildMarks } from './marks.ts';
import { buildPictures } from './pictures.ts';

/** Empties `dist` and fills it with all that no bundler makes: pictures, marks, fonts, public files. */
export async function buildStaticFiles(): Promise<FontFiles> {
  await rm(folders.dist, { recursive: true, force: true });
  for (const folder of [folders.assetsOut, folders.dataOut, folders.mapsOut]) {
    await mkdir(folder, { recursive: true });
  }
  await cp(folders.publicIn, folders.publicOut, { recursive: true });
  await buildMarks();
  await buildPictures();
  return buildFonts();
}

/** Builds the whole site into `dist`. Throws esbuild's error where the code does not compile. */
export async function buildSite(mode: Mode, serverEntry?: string): Promise<void> {
  const fonts = await buildStaticFiles();
  const client = await build(clientBundle(mode));
  await writeManifest(client.metafile, fonts);
  await build(serverBundle(mode, serverEntry));
  if (mode === 'production') await hideSourceMaps();
}

async function hideSourceMaps(): Promise<void> {
  for (const file of await readdir(folders.assetsOut)) {
    if (file.endsWith('.map')) {
      await rename(`${folders.assetsOut}/${file}`, `${folders.mapsOut}/${file}`);
    }
  }
}
