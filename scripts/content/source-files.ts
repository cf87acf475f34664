import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { shownPath, sources } from '../folders.ts';
import { type Report, topOf } from './mistakes.ts';
import { readYaml, unreadableYaml, type Yaml } from './yaml.ts';

/** The files of the owner's folder as they were found, before their keys and texts are checked. */
export interface SourceFiles {
  /** The absolute path of the folder. */
  folder: string;
  site: Yaml;
  words: Yaml;
  pictureDescriptions: Yaml;
  pages: readonly MarkdownFile[];
  services: readonly MarkdownFile[];
  /** The paths of the files in `pictures`. */
  pictureFiles: readonly string[];
  /** The files that are served as they are, by their paths on the site. */
  servedFiles: ReadonlyMap<string, ServedFile>;
}

interface ServedFile {
  /** Its absolute path. */
  path: string;
  sizeBytes: number;
}

/** A page or a service: a file with front matter, which is YAML between --- and ---, and Markdown below it. */
export interface MarkdownFile extends Yaml {
  /** Its path as its owner knows it. */
  file: string;
  /** Its path in the folder of pages or services, without `.md`. */
  name: string;
  /** The Markdown, with empty lines in place of the front matter; empty if that has no end. */
  markdown: string;
}

/** Reads the files of the owner's folder, an absolute path. */
export async function readSourceFiles(folder: string, report: Report): Promise<SourceFiles> {
  return {
    folder,
    site: await readYamlFile(`${folder}/site.yaml`, report),
    words: await readYamlFile(`${folder}/words.yaml`, report),
    pictureDescriptions: await readYamlFile(`${folder}/pictures.yaml`, report),
    pages: await readMarkdownFiles(`${folder}/pages`, report),
    services: await readMarkdownFiles(`${folder}/services`, report),
    pictureFiles: await filesIn(`${folder}/pictures`),
    servedFiles: await findServedFiles(`${folder}/files`),
  };
}

/** The files in the owner's folder `files`, then those of `public/` whose place none of them takes. */
async function findServedFiles(files: string): Promise<Map<string, ServedFile>> {
  const served = new Map<string, ServedFile>();
  for (const folder of [files, sources.public]) {
    for (const name of await filesIn(folder)) {
      const servedPath = `/${name.normalize()}`;
      if (served.has(servedPath)) continue;
      const path = `${folder}/${name}`;
      served.set(servedPath, { path, sizeBytes: (await stat(path)).size });
    }
  }
  return served;
}

/** Matches hidden files and what is in hidden folders, but for `.well-known/` at the top (RFC 8615). */
const hiddenPath = /^\.(?!well-known\/)|\/\./;

/** The paths of the files in a folder and in its folders, without hidden ones; none if there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .filter((path) => !hiddenPath.test(path))
    .sort();
}

async function readYamlFile(path: string, report: Report): Promise<Yaml> {
  const file = shownPath(path);
  if (existsSync(path)) return readYaml(file, await readText(path), report);
  report(topOf(path), 'is missing: add it anew');
  return unreadableYaml(file);
}

async function readMarkdownFiles(folder: string, report: Report): Promise<MarkdownFile[]> {
  const read = (await filesIn(folder)).map(async (path): Promise<MarkdownFile[]> => {
    const name = path.replace(/\.md$/, '');
    const start = topOf(`${folder}/${path}`);
    if (name === path) {
      report(start, 'is no Markdown: end its name in .md, or move it to pictures/ or files/');
      return [];
    }
    if (!/^([a-z0-9]+[-/])*[a-z0-9]+$/.test(name)) {
      report(start, 'has a name that is no address: use small letters, digits and hyphens alone');
    }
    return [{ name, ...splitFile(start.file, await readText(`${folder}/${path}`), report) }];
  });
  return (await Promise.all(read)).flat();
}

async function readText(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** Splits a file into its front matter and its Markdown. */
function splitFile(file: string, text: string, report: Report): Omit<MarkdownFile, 'name'> {
  const [above, keys] = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?=\n|$)/.exec(text) ?? [];
  if (above !== undefined) {
    const markdown = above.replace(/.+/g, '') + text.slice(above.length);
    return { file, markdown, ...readYaml(file, `\n${keys}`, report) };
  }
  const missing = text.startsWith('---') ? 'second line with ---' : 'line with --- first';
  report({ file, line: 1 }, `has no ${missing}: put its keys between --- and ---, above the text`);
  return { file, markdown: '', ...unreadableYaml(file) };
}
