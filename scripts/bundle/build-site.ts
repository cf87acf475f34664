import { cp, mkdir, rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { buildFonts, type FontFiles } from '../media/fonts.ts';
import { buildHeroScrim } from '../media/hero-scrim.ts';
import { buildLogos } from '../media/logos.ts';
import { buildPictures } from '../media/pictures.ts';
import { buildSharingPictures } from '../media/sharing-pictures.ts';
import { writeWebManifest } from '../media/web-manifest.ts';
import { serverBundle } from './bundles.ts';
import { buildClientScripts } from './client-scripts.ts';
import { type Mode, type OutputFolders, outputFolders, sources } from './folders.ts';
import { writeManifest } from './manifest.ts';
import { precompress } from './precompress.ts';
import { refuseBadContent } from './refuse-bad-content.ts';
import { replaceBuild } from './replace-build.ts';

/**
 * Builds the whole site. Throws `BuildInputError` where something that it reads cannot be used, and
 * esbuild's error where the code does not compile; the build that is there is then as it was.
 */
export async function buildSite(mode: Mode): Promise<void> {
  const output = outputFolders(mode);
  if (mode === 'production') return replaceBuild(output.out, (next) => fill(next, mode));
  await rm(output.out, { recursive: true, force: true });
  await fill(output, mode);
}

async function fill(output: OutputFolders, mode: Mode): Promise<void> {
  const fonts = await buildStaticFiles(output);
  const scripts = await buildClientScripts(mode, output);
  await build(serverBundle(mode, output));
  if (mode === 'production') await precompress(output);
  await writeManifest(output, scripts, fonts);
}

/** Makes all that no bundler makes: pictures, logos, fonts, public files. Returns the fonts' names. */
export async function buildStaticFiles(output: OutputFolders): Promise<FontFiles> {
  refuseBadContent();
  for (const folder of [output.assets, output.data, output.maps]) {
    await mkdir(folder, { recursive: true });
  }
  await cp(sources.public, output.public, { recursive: true });
  await writeWebManifest(output);
  await buildLogos(output);
  await buildHeroScrim(output);
  await buildPictures(output);
  await buildSharingPictures(output);
  return buildFonts(output);
}
