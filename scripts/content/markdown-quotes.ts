import type { Block, Inline, Line } from '#shared/content-types.ts';

type Quote = Extract<Block, { type: 'quote' }>;

/**
 * Divides the blocks of a quote into its text and its author. The author is the last line if it starts with a dash, or
 * the last paragraph if that does. `endsInHyphenList`: the parser reads a last line with a hyphen as a list.
 */
export function toQuote(blocks: readonly Block[], endsInHyphenList: boolean): Quote {
  const line = lineIn(blocks.at(-1), endsInHyphenList);
  const start = startsWithDash(line[0]) ? 0 : line.findLastIndex(isBreak) + 1;
  const [first, ...others] = line.slice(start);
  const hasText = start > 1 || blocks.length > 1;
  if (!startsWithDash(first) || !hasText) return { type: 'quote', text: [...blocks], author: [] };
  const text = blocks.slice(0, -1);
  if (start > 1) text.push({ type: 'paragraph', children: line.slice(0, start - 1) });
  return { type: 'quote', text, author: [first.replace(dash, ''), ...others].filter(Boolean) };
}

/** Returns the text of a paragraph, or of a list that is one line with a hyphen, or nothing of another block. */
function lineIn(block: Block | undefined, isHyphenList: boolean): Line {
  if (block?.type === 'paragraph') return block.children;
  const [item, ...items] = block?.type === 'list' && isHyphenList ? block.items : [];
  const [paragraph, ...below] = item ?? [];
  const isLine = paragraph?.type === 'paragraph' && items.length + below.length === 0;
  return isLine ? ['- ', ...paragraph.children] : [];
}

const dash = /^(--|[-–—])\s*/;

const startsWithDash = (inline?: Inline): inline is string =>
  typeof inline === 'string' && dash.test(inline);

const isBreak = (inline: Inline) => typeof inline === 'object' && inline.type === 'break';
