import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { glob } from 'tinyglobby';
import { VFile } from 'vfile';
import { inputs, root, shownPath } from '../folders.ts';
import { type Point, pointIn, readYaml, type Yaml } from './yaml.ts';

/** The owner's folder as it was found. What is wrong with a file is in its messages. */
export type Folder = Awaited<ReturnType<typeof readFolder>>;

/** A file that its owner writes, and the Markdown below its keys. */
export interface Source extends Yaml {
  file: VFile;
  markdown?: readonly RootContent[];
}

/** Reads the owner's folder, an absolute path. */
export async function readFolder(folder: string) {
  return {
    site: await readSource(`${folder}/site.yaml`),
    words: await readSource(`${folder}/words.yaml`),
    /** Those of the delivered folder, which another has where it leaves some out. */
    deliveredSite: await readSource(`${inputs.content}/site.yaml`),
    deliveredWords: await readSource(`${inputs.content}/words.yaml`),
    pictures: await readSource(`${folder}/pictures.yaml`),
    home: await readSource(`${folder}/pages/index.md`),
    notFound: await readSource(`${folder}/pages/404.md`),
    /** The other pages, by their paths in `pages` without `.md`. */
    pages: await readMarkdownFiles(`${folder}/pages`, '!index.md', '!404.md'),
    services: await readMarkdownFiles(`${folder}/services`),
    /** The files that nothing reads. */
    otherFiles: await filesIn(folder, '', `!{*.yaml,README.md,{pictures,files}/**,**/*.md}`),
    /** The photographs and the wordmark, by their paths in `pictures`. */
    pictureFiles: await filesIn(`${folder}/pictures`),
    /** The files that are served as they are, by their paths on the site. */
    servedFiles: new Map([
      ...(await filesIn(inputs.public, '/')),
      ...(await filesIn(`${folder}/files`, '/')),
    ]),
  };
}

/** The files that the owner writes. */
export const sourcesIn = ({ site, words, pictures, home, notFound, ...others }: Folder) => [
  ...[site, words, pictures, home, notFound],
  ...others.pages.values(),
  ...others.services.values(),
];

/** The absolute path of a file. */
export const pathOf = ({ cwd, path }: VFile) => resolve(cwd, path);

const fileAt = (path: string) => new VFile({ path: shownPath(path), cwd: root });

/** The files in a folder by their paths after `start`, without hidden ones, but for `.well-known` (RFC 8615). */
async function filesIn(cwd: string, start = '', but = '!*~'): Promise<Map<string, VFile>> {
  const paths = await glob(['**', '.well-known/**', but], { cwd });
  return new Map(paths.sort().map((path) => [start + path.normalize(), fileAt(`${cwd}/${path}`)]));
}

/** Paths that the server answers itself. */
export const ownPaths = /^\/(assets|healthz|readyz|robots\.txt|sitemap\.xml)(\/|$)/;

/** The name of a page or a service, but not of a second page of a folder. */
const fileName = /^(?!(assets|healthz|readyz)(\/|$)|(.*\/)?index$)([a-z0-9]+[-/])*[a-z0-9]+$/;
const otherName = 'rename it with a-z, 0-9 and hyphens, but not index, assets, healthz or readyz';

async function readMarkdownFiles(folder: string, ...but: string[]): Promise<Map<string, Source>> {
  const paths = await glob(['**/*.md', ...but], { cwd: folder, caseSensitiveMatch: false });
  const read = paths.sort().map(async (path): Promise<[string, Source]> => {
    const source = await readSource(`${folder}/${path}`);
    const name = path.slice(0, -'.md'.length);
    if (!fileName.test(name)) source.file.message(`has a name that cannot be used: ${otherName}`);
    return [name, source];
  });
  return new Map(await Promise.all(read));
}

/** Reads a file of YAML, or of Markdown with YAML between --- and --- above it. */
async function readSource(path: string): Promise<Source> {
  const file = fileAt(path);
  try {
    file.value = prepared(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch (error) {
    const isText = error instanceof TypeError;
    if (!isText && file.basename === 'words.yaml')
      return { file, keys: {}, pointOf: () => undefined };
    return unread(isText ? 'has another encoding: save it as UTF-8' : 'is missing: add it again');
  }
  const text = String(file);
  const conflict = text.search(/^([<>|])\1{6}( |$)/m);
  const oneOfTwo = 'has two versions between <<<<<<< and >>>>>>>: keep one, without such lines';
  if (conflict >= 0) return unread(oneOfTwo, pointIn(text, conflict));
  if (file.extname === '.yaml') return { file, ...readYaml(file, text) };
  const [above, keys] = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?=\n|$)/.exec(text) ?? [];
  if (above === undefined) return unread('has no keys between two lines of ---: start with these');
  return { file, markdown: parseFrom(text, above.length), ...readYaml(file, `\n${keys}`) };

  function unread(sentence: string, point?: Point): Source {
    file.message(sentence, point);
    return { file, pointOf: () => undefined };
  }
}

const blank = (text: string) => text.replace(/./g, ' ');

/** A link with spaces, which Markdown has between < and >, as those of files and telephone numbers are copied. */
const spacedLink = /(?<=\]\()(?![^()\n]*["<])(?=[^()\n]* )(([^()\n]|\([^()\n]*\))+)(?=\))/g;

/** Invisible characters, but those in words and emoji: two joiners, the soft hyphen, and the letters of flags. */
const invisible = /(?![\t\n\u00AD\u200C-\u200D\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}]/gu;

/** What stands in front of a line's words: spaces, the marks of blocks, a key. */
const lineStart = /^(?:[\t>\p{Zs}]|(?:[-*+]|#+|\d+[.)])(?=\p{Zs}))*(?:[a-z]\w*\p{Zs}*(?=:))?/gmu;

/** A text without comments and invisible characters. Odd spaces are plain where the parsers need them to be. */
const prepared = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f\u0085\u2028\u2029]/g, ' ')
    .replace(invisible, '')
    .replace(lineStart, (start) => start.replace(/\p{Zs}/gu, ' '))
    .replace(/(?<=[:,{[])\p{Zs}| *(?! )\p{Zs}+$/gmu, ' ')
    .replace(/<!--.*?-->/gs, blank)
    .replace(spacedLink, '<$1>');

/** Without indented code, which nobody here means to write. */
const options = { extensions: [{ disable: { null: ['codeIndented'] } }] };

/** Parses a part of a text as Markdown. What is before it becomes spaces, so that all nodes keep their places. */
export const parseFrom = (text: string, start: number, end?: number): readonly RootContent[] =>
  fromMarkdown(blank(text.slice(0, start)) + text.slice(start, end), options).children;
