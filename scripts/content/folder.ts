import { readdir, readFile } from 'node:fs/promises';
import { shownPath } from '../folders.ts';
import { type Keys, readKeys, unreadKeys } from './keys.ts';
import type { Report } from './places.ts';

/** A page or a service: a file with YAML between --- and --- and Markdown below it. */
export interface NamedFile extends Keys {
  /** Its path as its owner knows it. */
  file: string;
  /** Its path in the folder of pages or services, without `.md`. */
  name: string;
  /** The Markdown, with empty lines in place of the keys; empty if the keys have no end. */
  markdown: string;
}

/** The paths of the files in a folder and in its folders; none if there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile() && entry.name !== '.DS_Store')
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .sort();
}

/** Reads a file of YAML. */
export async function readYaml(path: string, report: Report): Promise<Keys> {
  const file = shownPath(path);
  try {
    return readKeys(file, await readText(path), report);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    report({ file, line: 1 }, 'is missing: add it anew');
    return unreadKeys(file);
  }
}

/** Reads the pages or the services in a folder. */
export async function readNamedFiles(folder: string, report: Report): Promise<NamedFile[]> {
  const paths = (await filesIn(folder)).filter((path) => !/(^|\/)\./.test(path));
  const read = paths.map(async (path): Promise<NamedFile[]> => {
    const name = path.replace(/\.md$/, '');
    const start = { file: shownPath(`${folder}/${path}`), line: 1 };
    if (name === path) {
      report(start, 'is no Markdown: end its name in .md, or move it to pictures/ or files/');
      return [];
    }
    if (!/^([a-z0-9]+[-/])*[a-z0-9]+$/.test(name)) {
      report(start, 'has a name that is no address: use small letters, digits and hyphens alone');
    }
    return [{ name, ...splitPage(start.file, await readText(`${folder}/${path}`), report) }];
  });
  return (await Promise.all(read)).flat();
}

async function readText(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

function splitPage(file: string, text: string, report: Report): Omit<NamedFile, 'name'> {
  const [above, keys] = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?=\n|$)/.exec(text) ?? [];
  if (above !== undefined) {
    const markdown = above.replace(/.+/g, '') + text.slice(above.length);
    return { file, markdown, ...readKeys(file, `\n${keys}`, report) };
  }
  const missing = text.startsWith('---') ? 'second line with ---' : 'line with --- first';
  report({ file, line: 1 }, `has no ${missing}: put its keys between --- and ---, above the text`);
  return { file, markdown: '', ...unreadKeys(file) };
}
