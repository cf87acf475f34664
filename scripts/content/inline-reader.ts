import type { Node, PhrasingContent } from 'mdast';
import type { Inline, Line } from './content-types.ts';
import { lineBreaksIn, problemIn, refusals } from './markdown-rules.ts';
import type { Place, Report, SourceText } from './mistakes.ts';
import { plainText } from './plain-text.ts';
import type { Resolve } from './references.ts';

/** Where Markdown is written, who hears of its mistakes, and what resolves its references. */
export interface MarkdownContext {
  file: string;
  report: Report;
  link: Resolve;
  picture: Resolve;
}

export type InlineReader = ReturnType<typeof createInlineReader>;

/** Returns functions that read what stands in the blocks of the Markdown `source`. */
export function createInlineReader(source: string, { file, report, link }: MarkdownContext) {
  /** All texts that were read. */
  const texts: SourceText[] = [];

  function readLine(nodes: readonly PhrasingContent[], isInLink = false): Line {
    return nodes.flatMap((node) => readInline(node, isInLink));
  }

  function readInline(node: PhrasingContent, isInLink: boolean): Inline[] {
    switch (node.type) {
      case 'text':
        readText(node, node.value, isInLink);
        return [node.value.replace(/ *\n */g, ' ')];
      case 'emphasis':
      case 'strong':
        return [{ type: node.type, children: readLine(node.children, isInLink) }];
      case 'link': {
        const to = link(node.url, placeOf(node));
        const children = readLine(node.children, true);
        if (plainText(children).trim() === '') refuse(node, refusals.linkWithoutWords);
        return [{ type: 'link', to, children }];
      }
      case 'break':
        return [{ type: 'break' }];
      default:
        return refuse(node);
    }
  }

  /** Takes note of the text of a node, and reports what may not stand in it. */
  function readText(node: Node, text: string, isInLink = false): void {
    const { line } = placeOf(node);
    texts.push({ file, line, text: text.replaceAll('\n', ' ') });
    const problem = problemIn(text, sourceOf(node), isInLink);
    if (problem) report({ file, line: line + problem.linesDown }, problem.sentence);
  }

  /** Reports a node that cannot be shown, of which nothing is left. */
  function refuse(node: Node, sentence = refusals[node.type] ?? 'cannot be shown: remove it') {
    // The text between two pictures starts at the end of the line above it.
    const written = sourceOf(node);
    const linesDown = lineBreaksIn(written.slice(0, written.search(/\S/)));
    report({ file, line: placeOf(node).line + linesDown }, sentence);
    return [];
  }

  function placeOf({ position }: Node): Place {
    return { file, line: position?.start.line ?? 1 };
  }

  function sourceOf({ position }: Node): string {
    return source.slice(position?.start.offset, position?.end.offset);
  }

  return { texts, readLine, readText, refuse, placeOf, sourceOf };
}
