import { statSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { normaliseAddress } from '#shared/schema/addresses.ts';
import { inputs } from '../folders.ts';
import { readSource, type Source } from './source.ts';

/** The files of the owner's folder, whose keys are not checked yet. */
export type Folder = Awaited<ReturnType<typeof readFolder>>;

/** Reads all files of the owner's folder, an absolute path. */
export async function readFolder(folder: string) {
  const downloads = await addressesOf(`${folder}/files`);
  return {
    site: await readSource(`${folder}/site.yaml`),
    words: await readSource(`${folder}/words.yaml`),
    /** The file of the delivered folder, with the defaults for words that this folder omits. */
    deliveredWords: await readSource(`${inputs.content}/words.yaml`),
    descriptions: await readSource(`${folder}/pictures.yaml`),
    home: await readSource(`${folder}/pages/index.md`),
    notFound: await readSource(`${folder}/pages/404.md`),
    /** All other pages, by their paths in `pages`, without `.md`. */
    pages: await readMarkdownFiles(`${folder}/pages`, 'index.md', '404.md'),
    services: await readMarkdownFiles(`${folder}/services`),
    /** The absolute paths of the files that the build does not read, such as a page in the wrong folder. */
    otherFiles: (await filesIn(folder)).filter(
      (path) => !knownFiles.test(path.slice(folder.length)),
    ),
    /** The absolute paths of the photographs and the wordmark. */
    pictureFiles: await filesIn(`${folder}/pictures`, sidecars),
    /** The owner's files that are served unchanged, each after its address. Two files may have the same address. */
    downloads,
    /** All files that are served unchanged, by their addresses: the default icons, and the owner's files. */
    servedFiles: new Map([...(await addressesOf(inputs.public)), ...downloads]),
  };
}

/**
 * Matches the paths, within the owner's folder, of the files that `readFolder` reads, and of the guide. It is
 * case-sensitive, as file names are on Linux.
 */
const knownFiles =
  /^\/((site|words|pictures)\.yaml|README\.md|(pages|services)\/.*\.md|(pictures|files)\/.*)$/;

/** Returns the files that contain the owner's texts. */
export function sourcesIn(folder: Folder): Source[] {
  const { site, words, descriptions, home, notFound, pages, services } = folder;
  return [site, words, descriptions, home, notFound, ...pages.values(), ...services.values()];
}

/** Patterns for files that operating systems and programs leave behind. They count as no files of the owner's. */
const leftovers = [
  '**/{*~,~$*,*.part,*.crdownload,*.download,*.tmp,*.bak}',
  '**/{Thumbs.db,desktop.ini,@eaDir/**,__MACOSX/**,*.aae,*.xmp}',
  // `x.jpg:Zone.Identifier` and the like, in which systems store facts about x.jpg. Other colons may be in the names of
  // downloads, because macOS shows them as slashes.
  '**/*:{Zone.Identifier,SmartScreen,AFP_,com.apple.,com.dropbox.}*',
];

/** Excludes files that cameras and photo software save beside a photograph, under the same name. */
const sidecars = '!**/*.{mov,mp4,thm,json,dng,arw,cr2,cr3,nef,orf,raf,rw2,pp3,dop}';

/**
 * Returns the absolute paths of the files in a folder. `exclusions` are patterns that begin with `!`. Hidden files are
 * left out, except those in `.well-known` (RFC 8615). Links to devices and pipes are left out, because reading from
 * these might never end.
 */
async function filesIn(folder: string, ...exclusions: string[]): Promise<string[]> {
  const options = { cwd: folder, absolute: true, ignore: leftovers, caseSensitiveMatch: false };
  const paths = await glob(['**', '.well-known/**', ...exclusions], options);
  return paths.sort().filter((path) => statSync(path).isFile());
}

/** Returns the files in a folder, each after the address at which it is served. */
async function addressesOf(folder: string) {
  const paths = await filesIn(folder);
  return paths.map((path) => [normaliseAddress(path.slice(folder.length)), path] as const);
}

/** Reads the Markdown files of a folder, except `excluded`. Returns them by their paths without `.md`. */
async function readMarkdownFiles(
  folder: string,
  ...excluded: string[]
): Promise<Map<string, Source>> {
  const found = await glob('**/*.md', { cwd: folder, caseSensitiveMatch: false });
  const paths = found.filter((path) => !excluded.includes(path));
  // Only `.md` is removed: `x.MD` keeps its end, so it does not get the name of `x.md`.
  const read = async (path: string) =>
    [path.replace(/\.md$/, ''), await readSource(`${folder}/${path}`)] as const;
  return new Map(await Promise.all(paths.sort().map(read)));
}
