import { cpSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Photograph, readContent } from '#scripts/content/read-content.ts';
import { picturesShown } from '#scripts/content/shown-pictures.ts';
import { root } from '#scripts/folders.ts';
import { withTemporaryFolders } from '#scripts/temporary-folders.ts';
import type { BuiltPicture, Content } from '#shared/content-types.ts';
import type { Assets } from '#shared/contracts.ts';

/** The record that the build would make of a picture, without encoding the picture. */
function pictureOf(name: string, { alt, focus }: Photograph): BuiltPicture {
  const size = { width: 800, height: 1000, widths: [480, 800] };
  return { alt, focus, colour: '#808080', isLight: false, prefix: `${name}-00000000`, ...size };
}

const checked = await readContent(root + (process.env.CONTENT ?? 'tests/sample-content'));
const shown = Object.entries(checked.photographs).filter(([name]) =>
  picturesShown(checked.content).has(name),
);

/** The content for tests without a build: that of the sample site, or of the folder in Vitest's variable `CONTENT`. */
export const content: Content = {
  ...checked.content,
  logo: { file: 'wordmark-00000000.svg', width: 1200, height: 216 },
  pictures: Object.fromEntries(shown.map(([name, photo]) => [name, pictureOf(name, photo)])),
};

const faces = ['text', 'display', 'displayItalic', 'textItalic'] as const;
const fonts = faces.map((face, at) => {
  return { face, file: `${face}-00000000.woff2`, unicodeRange: 'U+20-7e', isPreloaded: at < 3 };
});

const metrics = { ascent: 1, descent: 0.3, lineGap: 0, averageWidth: 0.4 };

/** The names of built files. The files are written below, without real contents. */
export const assets: Assets = {
  fonts,
  fontMetrics: { display: metrics, displayItalic: metrics, text: metrics, label: metrics },
  scripts: {
    headScript: 'void 0;',
    main: 'main-00000000.js',
    chunks: ['chunk-00000000.js'],
    content: 'content-00000000.js',
  },
  sharing: Object.fromEntries(content.pages.map(({ path, sharing }) => [path, `${sharing}.jpg`])),
};

/** The folder with the site's public files. Built files contain their own names, except scripts, which are longer. */
export const publicFolder = mkdtempSync(`${realpathSync(tmpdir())}/site-test-`);
// Vitest ends its workers by SIGTERM, upon which the folder is removed.
void withTemporaryFolders([publicFolder], () => new Promise(() => {}));

for (const [path, file] of checked.folder.servedFiles) {
  mkdirSync(dirname(publicFolder + path), { recursive: true });
  cpSync(file, publicFolder + path);
}
const pictures = Object.values(content.pictures).flatMap(({ prefix, width, widths }) => [
  `${prefix}-${width}.jpg`,
  ...widths.map((each) => `${prefix}-${each}.avif`),
]);
const inAssets = (name: string) => `${publicFolder}/assets/${name}`;
mkdirSync(inAssets(''));
const others = [content.logo.file, ...fonts.map(({ file }) => file)];
for (const name of [...pictures, ...others, ...Object.values(assets.sharing)]) {
  writeFileSync(inAssets(name), name);
}
for (const name of [assets.scripts.main, assets.scripts.content, ...assets.scripts.chunks]) {
  const text = Buffer.from('// A script.\n'.repeat(100));
  writeFileSync(inAssets(name), text);
  writeFileSync(inAssets(`${name}.br`), brotliCompressSync(text));
}
