import { readdir, readFile } from 'node:fs/promises';
import { shownPath } from '../bundle/folders.ts';
import { type Keys, readKeys } from './keys.ts';
import type { Report } from './places.ts';

/** A file of YAML, or one with YAML between --- and --- and Markdown below it. */
export interface OwnFile {
  /** Its path as owners know it. */
  file: string;
  /** Undefined if they cannot be read, which is reported. */
  keys: Keys | undefined;
  /** The Markdown, with empty lines in place of the keys; empty in YAML. */
  markdown: string;
}

/** A page or a service, by its path in its folder without `.md`. */
export interface NamedFile extends OwnFile {
  name: string;
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
export async function readYaml(file: string, report: Report): Promise<OwnFile> {
  const shown = shownPath(file);
  const text = await readText(file);
  if (text === undefined) report({ file: shown, line: 1 }, 'is missing: add it anew');
  return {
    file: shown,
    keys: text === undefined ? undefined : readKeys(shown, text, report),
    markdown: '',
  };
}

/** Reads the pages or the services in a folder. */
export async function readNamedFiles(folder: string, report: Report): Promise<NamedFile[]> {
  const names = (await filesIn(folder)).filter((name) => !/(^|\/)\./.test(name));
  const read = names.map(async (path): Promise<NamedFile[]> => {
    const file = shownPath(`${folder}/${path}`);
    const name = path.replace(/\.md$/, '');
    if (name === path) {
      report(
        { file, line: 1 },
        'is no text in Markdown: end its name in .md, or move it to pictures/ or files/',
      );
      return [];
    }
    if (!/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(name)) {
      report(
        { file, line: 1 },
        'has a name that is no address: use small letters, digits and hyphens alone, as in new-page.md',
      );
    }
    return [{ name, ...splitPage(file, (await readText(`${folder}/${path}`)) ?? '', report) }];
  });
  return (await Promise.all(read)).flat();
}

/** Reads a file with the line ends of this system; undefined if it is missing. */
async function readText(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text?.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

function splitPage(file: string, text: string, report: Report): OwnFile {
  const [keys] = /^---[ \t]*\n(?:.*\n)*?---[ \t]*(?=\n|$)/.exec(text) ?? [];
  if (keys === undefined) {
    const isOpen = /^---[ \t]*\n/.test(text);
    report(
      { file, line: 1 },
      isOpen
        ? 'has no second line with --- to end its keys: add it above the text'
        : 'has no --- as its first line: start it with ---, the keys, and --- again',
    );
    return { file, keys: undefined, markdown: '' };
  }
  const lines = keys.split('\n');
  return {
    file,
    keys: readKeys(file, lines.slice(1, -1).join('\n').replace(/^/, '\n'), report),
    markdown: '\n'.repeat(lines.length - 1) + text.slice(keys.length),
  };
}
