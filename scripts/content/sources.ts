import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { inputs } from '../folders.ts';
import { visible } from './addresses.ts';
import { lineAt, readYaml, type Yaml } from './yaml.ts';

/** The owner's folder as it was found. */
export type Folder = Awaited<ReturnType<typeof readFolder>>;

/** A file that its owner writes, with the mistakes that keep it from being read. */
export interface Source extends Yaml {
  /** Its absolute path. */
  path: string;
  /** All of it; '' if it cannot be read. */
  text: string;
  /** What stands below its keys, on the same lines as in the file. */
  markdown?: string;
}

/** Reads the owner's folder, an absolute path. */
export async function readFolder(folder: string) {
  return {
    site: await readSource(`${folder}/site.yaml`),
    words: await readSource(`${folder}/words.yaml`),
    /** The facts and words of the delivered folder: the defaults for keys that this folder leaves out. */
    deliveredSite: await readSource(`${inputs.content}/site.yaml`),
    deliveredWords: await readSource(`${inputs.content}/words.yaml`),
    pictures: await readSource(`${folder}/pictures.yaml`),
    home: await readSource(`${folder}/pages/index.md`),
    notFound: await readSource(`${folder}/pages/404.md`),
    /** The other pages, by their paths in `pages` without `.md`. */
    pages: await readMarkdownFiles(`${folder}/pages`, '!index.md', '!404.md'),
    services: await readMarkdownFiles(`${folder}/services`),
    /** The files that nothing reads. */
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

/** What `readFolder` reads, and the guide. */
const readFiles =
  '{site,words,pictures}.yaml,README.md,{pages,services}/**/*.[mM][dD],{pictures,files}/**';

/** The files that the owner writes. */
export const sourcesIn = ({ site, words, pictures, home, notFound, ...others }: Folder) => [
  ...[site, words, pictures, home, notFound],
  ...others.pages.values(),
  ...others.services.values(),
];

/** What systems and programs leave beside files, which is nobody's download. */
const leftovers =
  '**/{*~,~$*,*:*,*.{part,crdownload,download,tmp,bak,aae,xmp},Thumbs.db,desktop.ini,@eaDir/**,__MACOSX/**}';

/** What cameras and their programs save beside a photograph, under its name. */
const sidecars = '!**/*.{mov,mp4,thm,json,dng,arw,cr2,cr3,nef,orf,raf,rw2,pp3,dop}';

/** Absolute paths by the paths in the folder after `start`, without hidden ones, but for `.well-known` (RFC 8615). */
async function filesIn(cwd: string, start = '', ...but: string[]): Promise<Map<string, string>> {
  const paths = await glob(['**', '.well-known/**', ...but], {
    cwd,
    ignore: leftovers,
    caseSensitiveMatch: false,
  });
  return new Map(paths.sort().map((path) => [start + visible(path), `${cwd}/${path}`]));
}

/** Paths that the server answers itself. */
export const serverPaths = /^\/(assets|healthz|readyz|robots\.txt|sitemap\.xml)(\/|$)/;

async function readMarkdownFiles(folder: string, ...but: string[]): Promise<Map<string, Source>> {
  const paths = await glob(['**/*.md', ...but], { cwd: folder, caseSensitiveMatch: false });
  const read = async (path: string) =>
    [path.slice(0, -'.md'.length), await readSource(`${folder}/${path}`)] as const;
  return new Map(await Promise.all(paths.sort().map(read)));
}

/** Invisible characters, but those in words and emoji: two joiners, the soft hyphen, and the letters of flags. */
const invisible = /(?![\t\n\u00AD\u200C-\u200D\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}]/gu;

/** A text with plain line ends and without invisible characters. */
const prepared = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f\u0085\u2028\u2029]/g, ' ')
    .replace(invisible, '');

/** The ends of a text's lines, so that what follows it keeps its line. */
export const blank = (text: string) => text.replace(/./g, '');

/** A line of hyphens or of the dashes that some systems make of them, perhaps below empty lines, and the lines up to the next one. */
const frontMatter = /^(\s*(?!-\s)[-–—]+\s*?\n)((?:.*\n)*?)(?!-\s)[-–—]+\p{Zs}*(?=\n|$)/u;
const noKeys = 'has no keys between two lines of ---: write both lines, and the keys between them';

/** Reads a file of YAML, or of Markdown with YAML between --- and --- above it. `words.yaml` may be missing. */
async function readSource(path: string): Promise<Source> {
  let text = '';
  try {
    text = prepared(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch (error) {
    if (error instanceof TypeError) return fail('has another encoding: save it as UTF-8');
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT')
      return fail(`cannot be read (${code}): give it a plain name, and let everybody read it`);
    const isOptional = path.endsWith('/words.yaml');
    return isOptional ? { ...fail(''), mistakes: [] } : fail('is missing: add it again');
  }
  const conflict = text.search(/^([<>|])\1{6}( |$)/m);
  const oneOfTwo = 'has two versions between <<<<<<< and >>>>>>>: keep one, without such lines';
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
