import { readFileSync } from 'node:fs';
import { buildPaths, root } from '#scripts/folders.ts';
import type { Content } from '#shared/content-types.ts';
import type { Assets } from '#shared/contracts.ts';
import { requireBuild } from './require-build.ts';

const port = Number(process.env.TEST_PORT ?? 4310);

/** A built site that browser tests visit, in the folder `out` of the project and on a port of its own. */
function siteIn(name: string, out: string, port: number) {
  const folders = buildPaths(root + out);
  requireBuild(out);
  const { pages, pictures, words }: Content = JSON.parse(readFileSync(folders.contentFile, 'utf8'));
  const { fonts, scripts }: Assets = JSON.parse(readFileSync(folders.assetsFile, 'utf8'));
  const inAssets = (file: string) => `/assets/${file}`;
  return {
    name,
    folders,
    words,
    pictures,
    url: `http://localhost:${port}`,
    /** The path of every page, and a path that shows the 404 page. */
    paths: [...pages.map(({ path }) => path), '/no-such-page'],
    /** The addresses of the scripts of the first load, which the HTML names. */
    firstScripts: [scripts.main, scripts.content, ...scripts.chunks].map(inAssets),
    /** The addresses of the preloaded fonts, which have the characters of most pages. */
    firstFonts: fonts.filter(({ isPreloaded }) => isPreloaded).map(({ file }) => inAssets(file)),
  };
}

export type Site = ReturnType<typeof siteIn>;

/** The sample site of a launched business, whose texts the tests know, and the owner's site. */
export const sites = {
  sample: siteIn('the sample site', 'dist-sample', port),
  delivered: siteIn('the delivered site', 'dist', port + 1),
};

export const everySite = Object.values(sites);
