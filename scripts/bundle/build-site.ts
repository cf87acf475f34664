import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { buildFonts, type FontFiles } from '../media/fonts.ts';

import { buildLogos } from '../media/logos.ts';
import { buildPictures } from '../media/pictures.ts';
import { buildSharingPictures } from '../media/sharing-pictures.ts';
import { writeWebManifest } from '../media/web-manifest.ts';
import { clientModules, serverBundle } from './bundles.ts';
import { bundleScripts, writeScripts } from './client-scripts.ts';
import { dataFolder, type Mode, type OutputFolders, outputFolders, sources } from './folders.ts';
import { writeManifest } from './manifest.ts';
import { precompress } from './precompress.ts';
import { setAssetsAside } from './previous-assets.ts';
import { buildWithoutScripts } from './without-scripts.ts';

/** Files whose hashed names a page's head has to know. */
interface NamedFiles {
  fonts: FontFiles;
  withoutScripts: string;
}

/** Empties the output and fills it with all that no bundler makes: pictures, logos, fonts, public files. */
export async function buildStaticFiles(output: OutputFolders): Promise<NamedFiles> {
  await rm(output.out, { recursive: true, force: true });
  for (const folder of [output.assets, output.maps, dataFolder]) {
    await mkdir(folder, { recursive: true });
  }
  await cp(sources.public, output.public, { recursive: true });
  await writeWebManifest(output);
  await buildLogos(output);
  await buildPictures(output);
  await buildSharingPictures(output);
  return { fonts: await buildFonts(output), withoutScripts: await buildWithoutScripts(output) };
}

/** Builds the whole site. Throws esbuild's error where the code does not compile. */
export async function buildSite(mode: Mode): Promise<void> {
  const output = outputFolders(mode);
  const putBackPreviousAssets = mode === 'production' ? await setAssetsAside(output) : undefined;
  const files = await buildStaticFiles(output);
  const scripts = await bundleScripts(mode, await build(clientModules(mode)));
  await writeScripts(scripts);
  await writeManifest(output, scripts, files);
  await build(serverBundle(mode));
  if (mode === 'production') {
    await hideSourceMaps(output);
    await precompress(output);
    await putBackPreviousAssets?.();
  }
}

async function hideSourceMaps({ assets, maps }: OutputFolders): Promise<void> {
  for (const file of await readdir(assets)) {
    if (file.endsWith('.map')) await rename(`${assets}/${file}`, `${maps}/${file}`);
  }
}
