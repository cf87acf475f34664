import type {
  Blockquote,
  Heading,
  Image,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
import type { Block, Line } from './content-types.ts';
import type { InlineReader } from './inline-reader.ts';
import { refusals } from './markdown-rules.ts';
import { authorIn, plainText } from './plain-text.ts';
import type { Resolve } from './references.ts';

/** Returns functions that read the blocks of Markdown, and what stands in them by `inlineReader`. */
export function createBlockReader(inlineReader: InlineReader, picture: Resolve) {
  const { readLine, readText, refuse, placeOf, sourceOf } = inlineReader;

  function readBlock(node: RootContent): Block[] {
    switch (node.type) {
      case 'paragraph':
        return [readParagraph(node)];
      case 'list':
        return [readList(node)];
      case 'blockquote':
        return [readQuote(node)];
      case 'heading':
        if (!sourceOf(node).startsWith('#')) return refuse(node, refusals.underlined);
        if (node.depth !== 2) return refuse(node, `has a heading with ${node.depth} #: write ##`);
        return [{ type: 'heading', children: readHeading(node) }];
      default:
        return refuse(node);
    }
  }

  function readHeading(heading: Heading): Line {
    if (heading.children.length === 0) refuse(heading, 'has an empty heading: write it');
    return readLine(heading.children);
  }

  /** A paragraph is a text, a grid of pictures, or a row of actions. */
  function readParagraph({ children }: Paragraph): Block {
    const nodes = children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
    const images = nodes.filter((node) => node.type === 'image');
    const others = nodes.filter(({ type }) => type !== 'image' && type !== 'break');
    if (images.length > others.length) return readPictures(images, others);
    const isAllLinks = nodes.length > 0 && nodes.every(({ type }) => type === 'link');
    if (isAllLinks) return readActions(nodes);
    return { type: 'paragraph', children: readLine(children) };
  }

  /** Reads a grid of pictures, of whose `slips` the first is reported. */
  function readPictures(images: readonly Image[], slips: readonly PhrasingContent[]): Block {
    for (const node of slips.slice(0, 1)) refuse(node, refusals[node.type] ?? refusals.words);
    const pictures = images.map((node) => {
      const caption = node.alt ?? '';
      readText(node, caption);
      return { name: picture(node.url, placeOf(node)), caption };
    });
    return { type: 'pictures', pictures };
  }

  function readActions(links: readonly PhrasingContent[]): Block {
    const actions = readLine(links).flatMap((inline) =>
      typeof inline === 'object' && inline.type === 'link'
        ? [{ label: plainText(inline.children), to: inline.to }]
        : [],
    );
    return { type: 'actions', actions };
  }

  function readList(list: List): Block {
    const { ordered, start, children } = list;
    // A paragraph that starts with a year and a full stop is one too.
    if (ordered && start !== 1) refuse(list, refusals.numbers);
    return { type: 'list', isOrdered: ordered === true, items: children.map(readEntry) };
  }

  function readEntry(entry: ListItem): Line {
    const [first, ...others] = entry.children;
    for (const other of others) refuse(other);
    if (!first) return refuse(entry, 'has an empty entry of a list: write it, or remove the line');
    return first.type === 'paragraph' ? readLine(first.children) : refuse(first);
  }

  function readQuote(quote: Blockquote): Block {
    if (/[^>\s].*\n[> \t]*(—|–|--)/.test(sourceOf(quote))) refuse(quote, refusals.author);
    const lines = quote.children.flatMap((node) =>
      node.type === 'paragraph' ? [readLine(node.children)] : refuse(node),
    );
    const by = authorIn(lines.at(-1) ?? []);
    const paragraphs = by.length > 0 ? lines.slice(0, -1) : lines;
    const isRead = quote.children.every(({ type }) => type === 'paragraph');
    if (isRead && paragraphs.length === 0) refuse(quote, refusals.quoteWithoutWords);
    return { type: 'quote', paragraphs, by };
  }

  return { readBlock, readHeading };
}
