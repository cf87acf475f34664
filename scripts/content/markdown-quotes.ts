import type { Block, Inline, Line } from '#shared/content-types.ts';

type Quote = Extract<Block, { type: 'quote' }>;

/**
 * Divides the blocks of a quote into its text and its author, whose line starts with a dash. It is the last line, or a
 * last paragraph of several lines. `hasHyphen`: whether the source of the last block starts with a hyphen.
 */
export function toQuote(blocks: readonly Block[], hasHyphen: boolean): Quote {
  const last = blocks.at(-1);
  const [rest, author] = (hasHyphen && splitList(last)) || splitParagraph(last);
  const text = [...blocks.slice(0, -1), ...rest];
  return author.length > 0 && text.length > 0
    ? { type: 'quote', text, author }
    : { type: 'quote', text: blocks, author: [] };
}

type Split = [rest: Block[], author: Line];

/** The parser reads a line that starts with a hyphen as a list with one item. */
function splitList(block: Block | undefined): Split | undefined {
  const [item, ...others] = block?.type === 'list' ? block.items : [];
  const [paragraph, ...rest] = item ?? [];
  if (paragraph?.type !== 'paragraph' || others.length + rest.length > 0) return;
  return [[], paragraph.children];
}

function splitParagraph(block: Block | undefined): Split {
  const line = block?.type === 'paragraph' ? block.children : [];
  const end = startsWithDash(line[0]) ? -1 : line.findLastIndex(isBreak);
  const [first, ...others] = line.slice(end + 1);
  if (!startsWithDash(first)) return [[], []];
  const rest: Block[] = end > 0 ? [{ type: 'paragraph', children: line.slice(0, end) }] : [];
  return [rest, [first.replace(dash, ''), ...others].filter((inline) => inline !== '')];
}

const dash = /^(--|[-–—])\s*/;

const startsWithDash = (inline?: Inline): inline is string =>
  typeof inline === 'string' && dash.test(inline);

const isBreak = (inline: Inline) => typeof inline === 'object' && inline.type === 'break';
