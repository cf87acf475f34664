import type { Block, Content, Inline, Line } from '#data/content.json';
import { plainText } from '../content/plain-text.ts';

/** Each character of `texts` once, sorted. */
export function charactersOf(texts: readonly string[]): string {
  return [...new Set(texts.join(''))].sort().join('');
}

const allPages = ({ pages, notFound }: Content) => [...pages, notFound];

const blocksOf = (content: Content): readonly Block[] =>
  [...allPages(content), ...content.services].flatMap(({ text }) => text);

/** What the roman display face shows: headings, large links, the toast's title, the name in print. */
export function headingTexts(content: Content): string[] {
  const { site, words, home, services } = content;
  const errorHeadings = Object.values(words.errors).flatMap((page) =>
    typeof page === 'string' ? [] : [page.heading],
  );
  const headings = blocksOf(content).flatMap((block) =>
    block.type === 'heading' ? [block.children] : [],
  );
  const lines = [
    ...allPages(content).map(({ heading }) => heading),
    ...services.map(({ heading }) => heading),
    ...[home.cards, home.partners, home.form].map(({ heading }) => heading),
    ...headings,
  ];
  return [
    ' ',
    ...lines.map(romanText),
    ...content.pages.map(({ label }) => label),
    ...[...services, ...home.partners.names].map(({ name }) => name),
    ...[site.name, words.toast.sentTitle, ...errorHeadings],
  ];
}

/** What the italic text face shows: emphasis in running text. */
export function italicTexts(content: Content): string[] {
  return blocksOf(content)
    .flatMap((block): readonly Line[] => {
      if (block.type === 'paragraph') return [block.children];
      if (block.type === 'list') return block.items;
      return block.type === 'quote' ? [block.by] : [];
    })
    .flatMap((line) => line.flatMap(emphasised));
}

function romanText(line: Line): string {
  const isRoman = (inline: Inline) => typeof inline === 'string' || inline.type !== 'emphasis';
  return plainText(line.filter(isRoman));
}

function emphasised(inline: Inline): string[] {
  if (typeof inline === 'string' || inline.type === 'break') return [];
  return inline.type === 'emphasis'
    ? [plainText(inline.children)]
    : inline.children.flatMap(emphasised);
}
