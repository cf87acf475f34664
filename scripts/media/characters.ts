import type { Block, Content, Inline, Line } from '#data/content.json';
import { plainText } from '#shared/plain-text.ts';

/** Each character of `texts` once, sorted. */
export function charactersOf(texts: readonly string[]): string {
  return [...new Set(texts.join(''))].sort().join('');
}

const allPages = ({ pages, notFound }: Content) => [...pages, notFound];

const blocksOf = (content: Content): readonly Block[] =>
  [...allPages(content), ...content.services].flatMap(({ text }) => text);

/** What the italic text face shows: emphasis in running text. */
export function italicTexts(content: Content): string[] {
  return blocksOf(content)
    .flatMap(linesIn)
    .flatMap((line) => line.flatMap(emphasised));
}

/** The lines of running text in a block. */
function linesIn(block: Block): readonly Line[] {
  if (block.type === 'paragraph') return [block.children];
  if (block.type === 'list') return block.items.flat().flatMap(linesIn);
  if (block.type === 'pictures') return block.pictures.map(({ caption }) => caption);
  return block.type === 'quote' ? [...block.text.flatMap(linesIn), block.by] : [];
}

function emphasised(inline: Inline): string[] {
  if (typeof inline === 'string' || inline.type === 'break') return [];
  return inline.type === 'emphasis'
    ? [plainText(inline.children)]
    : inline.children.flatMap(emphasised);
}
