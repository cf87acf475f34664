import type { Finding } from '../build-errors.ts';
import { nodesIn } from './markdown-tree.ts';
import { type Folder, sourcesIn } from './sources.ts';

/** Markup of Markdown and of other programs that visitors see as it was typed. A mark after a `\` is meant to be seen. */
const markup = /(?<!\\)(\*\*|__|~~|\]\(|\[\[|!\[|\{\{|\{%|:::|\||\[caption).*/;

/** Returns notes on markup that the parser has left in texts. A note quotes the markup and what follows on its line. */
export function notesOnMarkup(folder: Folder): Finding[] {
  const notes: Finding[] = [];
  for (const { path: file, markdown, root } of sourcesIn(folder))
    for (const { type, position } of nodesIn(root)) {
      if (type !== 'text' || !position) continue;
      const written = markdown.slice(position.start.offset, position.end.offset);
      for (const [at, line] of written.split('\n').entries()) {
        const [found] = markup.exec(line) ?? [];
        if (found)
          notes.push({
            file,
            line: position.start.line + at,
            message: `shows "${found.slice(0, 40)}" as it was typed: write it as in the guide, or remove it`,
          });
      }
    }
  return notes;
}
