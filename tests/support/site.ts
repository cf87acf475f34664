import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readContent } from '#scripts/content/read-content.ts';
import { picturesShown } from '#scripts/content/shown-pictures.ts';
import { pathOf } from '#scripts/content/sources.ts';
import { root } from '#scripts/folders.ts';
import type { Content, Picture } from '#shared/content-types.ts';
import type { Assets } from '#shared/contracts.ts';

/** What the build makes of a picture, without encoding it. */
function pictureOf(name: string, { alt, focus }: Pick<Picture, 'alt' | 'focus'>): Picture {
  const size = { width: 800, height: 1000, widths: [480, 800] };
  return { alt, focus, colour: '#808080', isLight: false, prefix: `${name}-00000000`, ...size };
}

/** Reads the site in a content folder, as the build would, but for its files, which have names alone. */
async function readSite(path: string) {
  const { content: written, pictures, folder } = await readContent(root + path);
  const shown = Object.entries(pictures).filter(([name]) => picturesShown(written).has(name));
  const faces = ['text', 'display', 'displayItalic', 'textItalic'] as const;
  const content: Content = {
    ...written,
    logo: { file: 'wordmark-00000000.svg', width: 1200, height: 216 },
    pictures: Object.fromEntries(shown.map(([name, it]) => [name, pictureOf(name, it)])),
  };
  const assets: Assets = {
    fonts: faces.map((face, at) => {
      return { face, file: `${face}-00000000.woff2`, unicodeRange: 'U+20-7e', isPreloaded: at < 3 };
    }),
    scripts: { headScript: 'void 0;', main: 'main-00000000.js', chunks: ['chunk-00000000.js'] },
    sharing: Object.fromEntries(content.pages.map(({ path, sharing }) => [path, `${sharing}.jpg`])),
  };
  return { content, assets, servedFiles: folder.servedFiles };
}

/** Writes the files of a site, of which only the scripts have a text, into a folder. Returns its path. */
function writePublicFiles(site: Awaited<ReturnType<typeof readSite>>) {
  const { content, servedFiles } = site;
  const { fonts, scripts, sharing } = site.assets;
  const folder = mkdtempSync(`${realpathSync(tmpdir())}/site-test-`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const assets = `${folder}/assets`;
  mkdirSync(assets);
  for (const [path, file] of servedFiles) {
    mkdirSync(dirname(folder + path), { recursive: true });
    cpSync(pathOf(file), folder + path);
  }
  const pictures = Object.values(content.pictures).flatMap(({ prefix, width, widths }) => [
    `${prefix}-${width}.jpg`,
    ...widths.map((each) => `${prefix}-${each}.avif`),
  ]);
  const others = [...fonts.map(({ file }) => file), ...Object.values(sharing), content.logo.file];
  for (const name of [...pictures, ...others]) writeFileSync(`${assets}/${name}`, name);
  for (const name of [scripts.main, ...scripts.chunks]) {
    const text = Buffer.from('// A script.\n'.repeat(100));
    writeFileSync(`${assets}/${name}`, text);
    writeFileSync(`${assets}/${name}.br`, brotliCompressSync(text));
    writeFileSync(`${assets}/${name}.gz`, gzipSync(text));
  }
  return folder;
}

const read = await readSite(process.env.CONTENT ?? 'tests/sample-content');

/** What the tests are about, without a build: the sample site, or that of the project of Vitest. */
export const { content, assets } = read;

/** The folder with its public files. */
export const publicFolder = writePublicFiles(read);
