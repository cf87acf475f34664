import { nodesIn } from './markdown-tree.ts';
import type { Source } from './source.ts';

/** Markup of Markdown and of other programs that visitors see as it was typed. An author may type it after a `\`. */
const markup = /(?<!\\)(\*\*|__|~~|\]\(|\[\[|!\[|\{\{|\{%|:::|\||\[caption).*/;

/**
 * Returns the markup that the parser has left in the texts of a file, each with its line and the text behind it. In the
 * keys a `|` is no markup, because it is usual in titles.
 */
export function findLiteralMarkup({ keys, lineOf, markdown, root }: Source) {
  const inKeys = textsIn(keys).flatMap(({ path, text }) =>
    find(text.replaceAll('|', ' '), lineOf(path)),
  );
  const inMarkdown = nodesIn(root).flatMap(({ type, position }) => {
    if (type !== 'text' || !position) return [];
    const { start, end } = position;
    return find(markdown.slice(start.offset, end.offset), start.line);
  });
  return [...inKeys, ...inMarkdown];
}

const find = (text: string, firstLine: number) =>
  text.split('\n').flatMap((line, at) => {
    const [found] = markup.exec(line) ?? [];
    return found ? [{ line: firstLine + at, found }] : [];
  });

/** Returns the texts in the keys of a file, each with the path of its key. */
const textsIn = (value: unknown, path: string[] = []): { path: string[]; text: string }[] =>
  typeof value === 'string'
    ? [{ path, text: value }]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
