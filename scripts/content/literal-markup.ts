import { nodesIn } from './markdown-tree.ts';
import type { Source } from './source.ts';

/** Markup of Markdown and of other programs that visitors see as it was typed. A mark after a `\` is meant to be seen. */
const markup = /(?<!\\)(\*\*|__|~~|\]\(|\[\[|!\[|\{\{|\{%|:::|\||\[caption).*/;

/** Returns the markup that the parser has left in the text of a file, each with its line and what follows on the line. */
export const findLiteralMarkup = ({ markdown, root }: Source) =>
  nodesIn(root).flatMap(({ type, position }) => {
    if (type !== 'text' || !position) return [];
    const lines = markdown.slice(position.start.offset, position.end.offset).split('\n');
    return lines.flatMap((line, at) => {
      const [found] = markup.exec(line) ?? [];
      return found ? [{ line: position.start.line + at, found }] : [];
    });
  });
