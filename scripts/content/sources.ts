import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { inputs } from '../folders.ts';
import { visible } from './addresses.ts';
import { lineAt, readYaml, type Yaml } from './yaml.ts';

/** The owner's folder: its files as they were found, not checked yet. */
export type Folder = Awaited<ReturnType<typeof readFolder>>;

/** A file of the owner's. If it has `mistakes`, its keys could not be read. */
export interface Source extends Yaml {
  /** The absolute path of the file. */
  path: string;
  /** The text of the whole file; '' if the file cannot be read. */
  text: string;
  /** The text below the keys, in which each line has the same number as in the file. */
  markdown?: string;
}

/** Reads the owner's folder, an absolute path. */
export async function readFolder(folder: string) {
  return {
    site: await readSource(`${folder}/site.yaml`),
    words: await readSource(`${folder}/words.yaml`),
    /** The delivered folder's files, which have the defaults of keys that this folder leaves out. */
    deliveredSite: await readSource(`${inputs.content}/site.yaml`),
    deliveredWords: await readSource(`${inputs.content}/words.yaml`),
    pictures: await readSource(`${folder}/pictures.yaml`),
    home: await readSource(`${folder}/pages/index.md`),
    notFound: await readSource(`${folder}/pages/404.md`),
    /** All other pages, by their paths in `pages` without `.md`. */
    pages: await readMarkdownFiles(`${folder}/pages`, '!index.md', '!404.md'),
    services: await readMarkdownFiles(`${folder}/services`),
    /** The files that the site does not read, such as a page in the wrong folder. */
    otherFiles: await filesIn(folder, '', `!{${readFiles}}`),
    /** The photographs and the wordmark, by their paths in `pictures`. */
    pictureFiles: await filesIn(`${folder}/pictures`, '', sidecars),
    /** The files that are served as they are, by their paths on the site. */
    servedFiles: new Map([
      ...(await filesIn(inputs.public, '/')),
      ...(await filesIn(`${folder}/files`, '/')),
    ]),
  };
}

/** The files that `readFolder` reads, and the owner's guide. */
const readFiles =
  '{site,words,pictures}.yaml,README.md,{pages,services}/**/*.[mM][dD],{pictures,files}/**';

/** The files that the owner writes. */
export const sourcesIn = ({ site, words, pictures, home, notFound, ...others }: Folder) => [
  ...[site, words, pictures, home, notFound],
  ...others.pages.values(),
  ...others.services.values(),
];

/** Files that systems and programs leave behind. They are no downloads. */
const leftovers =
  '**/{*~,~$*,*:*,*.{part,crdownload,download,tmp,bak,aae,xmp},Thumbs.db,desktop.ini,@eaDir/**,__MACOSX/**}';

/** Files that cameras and their programs save beside a photograph, under the same name. They are no pictures. */
const sidecars = '!**/*.{mov,mp4,thm,json,dng,arw,cr2,cr3,nef,orf,raf,rw2,pp3,dop}';

/**
 * Finds the files of the folder `cwd`. Returns their absolute paths by their paths in the folder, with `start` in front.
 * Hidden files are left out, but not those in `.well-known` (RFC 8615).
 */
async function filesIn(cwd: string, start = '', ...but: string[]): Promise<Map<string, string>> {
  const paths = await glob(['**', '.well-known/**', ...but], {
    cwd,
    ignore: leftovers,
    caseSensitiveMatch: false,
  });
  return new Map(paths.sort().map((path) => [start + visible(path), `${cwd}/${path}`]));
}

/** The paths that the server answers itself, so that no file can have them. */
export const serverPaths = /^\/(assets|healthz|readyz|robots\.txt|sitemap\.xml)(\/|$)/;

async function readMarkdownFiles(folder: string, ...but: string[]): Promise<Map<string, Source>> {
  const paths = await glob(['**/*.md', ...but], { cwd: folder, caseSensitiveMatch: false });
  const read = async (path: string) =>
    [path.slice(0, -'.md'.length), await readSource(`${folder}/${path}`)] as const;
  return new Map(await Promise.all(paths.sort().map(read)));
}

/** Invisible characters, but not those that words and emoji need: two joiners, the soft hyphen, the letters of flags. */
const invisible = /(?![\t\n\u00AD\u200C-\u200D\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}]/gu;

/** Makes all line ends of a text plain, and removes invisible characters. */
const prepared = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f\u0085\u2028\u2029]/g, ' ')
    .replace(invisible, '');

/** Removes everything but the line breaks, so that the text that follows keeps its line numbers. */
export const blank = (text: string) => text.replace(/./g, '');

/**
 * Two lines of hyphens, or of the dashes that some systems make of hyphens, and the keys between both. Empty lines may
 * stand above.
 */
const frontMatter = /^(\s*(?!-\s)[-–—]+\s*?\n)((?:.*\n)*?)(?!-\s)[-–—]+\p{Zs}*(?=\n|$)/u;
const noKeys = 'has no keys between two lines of ---: write both lines, and the keys between them';

/** Reads a file of YAML, or of Markdown below keys in YAML between --- and ---. Only `words.yaml` may be missing. */
async function readSource(path: string): Promise<Source> {
  let text = '';
  try {
    text = prepared(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch (error) {
    if (error instanceof TypeError) return fail('has another encoding: save it as UTF-8');
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT')
      return fail(`cannot be read (${code}): give it a plain name, and allow everybody to read it`);
    const isOptional = path.endsWith('/words.yaml');
    return isOptional ? { ...fail(''), mistakes: [] } : fail('is missing: add it again');
  }
  const conflict = text.search(/^([<>|])\1{6}( |$)/m);
  const oneOfTwo =
    'has two versions between <<<<<<< and >>>>>>>: keep one of them, and delete such lines';
  if (conflict >= 0) return fail(oneOfTwo, lineAt(text, conflict));
  if (path.endsWith('.yaml')) return { path, text, ...readYaml(path, text) };
  const [above, start, keys] = frontMatter.exec(text) ?? [];
  if (above === undefined) return fail(noKeys);
  const markdown = blank(above) + text.slice(above.length);
  return { path, text, markdown, ...readYaml(path, `${blank(`${start}`)}${keys}`) };

  function fail(sentence: string, line = 1): Source {
    return { path, text, keys: {}, lineOf: () => 1, mistakes: [{ file: path, line, sentence }] };
  }
}
