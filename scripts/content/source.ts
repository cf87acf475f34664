import { readFile, stat } from 'node:fs/promises';
import type * as mdast from 'mdast';
import { parseMarkdown } from './markdown-tree.ts';
import { normaliseMarkdown } from './normalise-markdown.ts';
import { lineAt, readYaml, type Yaml } from './yaml.ts';

/** A file in the owner's folder. If it has `mistakes`, its keys could not be read. */
export interface Source extends Yaml {
  /** The absolute path of the file. */
  path: string;
  /** The text of the whole file; '' if the file cannot be read. */
  text: string;
  /** The text below the keys, or '' in a YAML file. Its lines have the same numbers as in the file. */
  markdown: string;
  root: mdast.Root;
}

/**
 * Invisible characters, except those that words and emoji need: both joiners, the soft hyphen and the tags of flags.
 */
const invisible = /(?![\t\n\u00AD\u200C-\u200D\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}]/gu;

/** Converts the usual line breaks to "\n" and all others to spaces, and removes invisible characters. */
const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f\u0085\u2028\u2029]/g, ' ')
    .replace(invisible, '');

/** Whether a line may be the first or the last line of the keys. Some systems replace its hyphens with dashes. */
const isFence = (line: string) => /^([–—]|[-–—]{2,})$/.test(line.trimEnd());

/** Reads a YAML file, or a Markdown file with YAML front matter. A missing `words.yaml` has no keys. */
export async function readSource(path: string): Promise<Source> {
  let text = '';
  try {
    // Reading from a device or a pipe might never end.
    if (!(await stat(path)).isFile()) return unreadable('is not a file: put a file in its place');
    text = cleanText(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch (error) {
    if (error instanceof TypeError) return unreadable('is not in UTF-8: save it in that encoding');
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT')
      return unreadable(
        `cannot be read (${code}): give it a plain name, and allow everybody to read it`,
      );
    if (!path.endsWith('/words.yaml')) return unreadable('is missing: add it again');
  }
  const conflict = text.search(/^([<>|])\1{6}( |$)/m);
  if (conflict >= 0)
    return unreadable(
      'has two versions between <<<<<<< and >>>>>>>: keep one, and delete the lines with these marks',
      lineAt(text, conflict),
    );
  if (path.endsWith('.yaml')) return { path, text, ...noMarkdown, ...readYaml(path, text) };
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim());
  const last = lines.findIndex((line, at) => at > first && isFence(line));
  if (!isFence(`${lines[first]?.trimStart()}`) || last < 0)
    return unreadable(
      'has no keys between two lines of ---: write both lines, and the keys between them',
    );
  // The empty lines keep the numbers of the lines below them.
  const keys = '\n'.repeat(first + 1) + lines.slice(first + 1, last).join('\n');
  const below = '\n'.repeat(last + 1) + lines.slice(last + 1).join('\n');
  const markdown = normaliseMarkdown(below);
  return { path, text, markdown, root: parseMarkdown(markdown), ...readYaml(path, keys) };

  function unreadable(message: string, line = 1): Source {
    const mistakes = [{ file: path, line, message }];
    return { path, text, ...noMarkdown, keys: {}, lineOf: () => 1, mistakes };
  }
}

const noMarkdown = { markdown: '', root: parseMarkdown('') };
