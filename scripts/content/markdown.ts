import { fromMarkdown } from 'mdast-util-from-markdown';
import { createBlockReader } from './block-reader.ts';
import type { Block, Line } from './content-types.ts';
import { createInlineReader, type MarkdownContext } from './inline-reader.ts';
import type { SourceText } from './mistakes.ts';

/** What a page or a service says below its keys. */
export interface MarkdownText {
  /** Its `#` heading. */
  heading: Line;
  blocks: readonly Block[];
  texts: readonly SourceText[];
}

/** Reads Markdown, and reports what the site cannot show. */
export function readMarkdown(source: string, context: MarkdownContext): MarkdownText {
  const { file, report, picture } = context;
  const inlineReader = createInlineReader(source, context);
  const { readBlock, readHeading } = createBlockReader(inlineReader, picture);
  const [first, ...others] = fromMarkdown(source).children;
  const hasHeading = first?.type === 'heading' && first.depth === 1;
  if (!hasHeading) {
    const line = first ? inlineReader.placeOf(first).line : source.trimEnd().split('\n').length;
    report({ file, line }, 'has no heading first: write one below the keys, as in # Our Story');
  }
  return {
    heading: hasHeading ? readHeading(first) : [],
    blocks: others.flatMap(readBlock),
    texts: inlineReader.texts,
  };
}
