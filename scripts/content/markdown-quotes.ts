import type { Block, Inline, Line } from '#shared/content-types.ts';

type Quote = Extract<Block, { type: 'quote' }>;

/**
 * Divides the blocks of a quote into its text and its author, whose line starts with a dash. It is the last line, or a
 * last paragraph of several lines. `hasHyphen`: whether the source of the last block starts with a hyphen.
 */
export function toQuote(blocks: readonly Block[], hasHyphen: boolean): Quote {
  const line = lineIn(blocks.at(-1), hasHyphen);
  const start = startsWithDash(line[0]) ? 0 : line.findLastIndex(isBreak) + 1;
  const [first, ...others] = line.slice(start);
  const text = blocks.slice(0, -1);
  if (start > 1) text.push({ type: 'paragraph', children: line.slice(0, start - 1) });
  const author = startsWithDash(first) ? [first.replace(dash, ''), ...others].filter(Boolean) : [];
  return author.length > 0 && text.length > 0
    ? { type: 'quote', text, author }
    : { type: 'quote', text: [...blocks], author: [] };
}

/** Returns the line in a paragraph. The parser reads a line that starts with a hyphen as a list with one item. */
function lineIn(block: Block | undefined, hasHyphen: boolean): Line {
  if (block?.type === 'paragraph') return block.children;
  const [item, ...items] = block?.type === 'list' && hasHyphen ? block.items : [];
  const [paragraph, ...below] = item ?? [];
  const isLine = paragraph?.type === 'paragraph' && items.length + below.length === 0;
  return isLine ? ['- ', ...paragraph.children] : [];
}

const dash = /^(--|[-–—])\s*/;

const startsWithDash = (inline?: Inline): inline is string =>
  typeof inline === 'string' && dash.test(inline);

const isBreak = (inline: Inline) => typeof inline === 'object' && inline.type === 'break';
