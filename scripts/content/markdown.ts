import type {
  Blockquote,
  Heading,
  List,
  Node,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline, Line } from './content-types.ts';
import { linesIn, problemIn, refusals } from './markdown-rules.ts';
import type { Place, Report, SourceText } from './mistakes.ts';
import { authorIn, plainText } from './plain-text.ts';
import type { Resolve } from './references.ts';

/** What a page or a service says below its keys. */
export interface MarkdownText {
  /** Its `#` heading. */
  heading: Line;
  blocks: readonly Block[];
  texts: readonly SourceText[];
}

interface Context {
  file: string;
  report: Report;
  link: Resolve;
  picture: Resolve;
}

/** Reads Markdown, and reports what the site has no look for. */
export function readMarkdown(
  source: string,
  { file, report, link, picture }: Context,
): MarkdownText {
  const texts: SourceText[] = [];
  const placeOf = ({ position }: Node): Place => ({ file, line: position?.start.line ?? 1 });
  const sourceOf = ({ position }: Node) =>
    source.slice(position?.start.offset, position?.end.offset);
  const refuse = (node: Node, sentence = refusals[node.type] ?? 'cannot be shown: remove it') => {
    // The text between two pictures starts at the end of the line above it.
    const linesDown = linesIn(/^\s*/.exec(sourceOf(node))?.[0] ?? '');
    report({ file, line: placeOf(node).line + linesDown }, sentence);
    return [];
  };

  const readText = (node: Node, text: string, isInLink = false) => {
    const { line } = placeOf(node);
    texts.push({ file, line, text: text.replaceAll('\n', ' ') });
    const problem = problemIn(text, sourceOf(node), isInLink);
    if (problem) report({ file, line: line + problem.linesDown }, problem.sentence);
  };

  const toInline = (node: PhrasingContent, isInLink: boolean): Inline[] => {
    switch (node.type) {
      case 'text':
        readText(node, node.value, isInLink);
        return [node.value.replace(/ *\n */g, ' ')];
      case 'emphasis':
      case 'strong':
        return [{ type: node.type, children: toLine(node.children, isInLink) }];
      case 'link': {
        const to = link(node.url, placeOf(node));
        return [{ type: 'link', to, children: toLine(node.children, true) }];
      }
      case 'break':
        return [{ type: 'break' }];
      default:
        return refuse(node);
    }
  };

  const toLine = (nodes: readonly PhrasingContent[], isInLink = false): Inline[] =>
    nodes.flatMap((node) => toInline(node, isInLink));

  const toHeading = (heading: Heading): Line => {
    if (heading.children.length === 0) refuse(heading, 'has an empty heading: write it');
    for (const node of heading.children.filter(({ type }) => type === 'link')) {
      refuse(node, 'has a link in a heading: put it into the text below');
    }
    return toLine(heading.children);
  };

  const ofParagraph = ({ children }: Paragraph): Block => {
    const nodes = children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
    const images = nodes.filter((node) => node.type === 'image');
    const others = nodes.filter(({ type }) => type !== 'image' && type !== 'break');
    if (images.length > others.length) {
      for (const node of others.slice(0, 1)) refuse(node, refusals[node.type] ?? refusals.words);
      const pictures = images.map((node) => {
        const caption = node.alt ?? '';
        readText(node, caption);
        return { name: picture(node.url, placeOf(node)), caption };
      });
      return { type: 'pictures', pictures };
    }
    const isAllLinks = nodes.every(({ type }) => type === 'link');
    if (!isAllLinks) return { type: 'paragraph', children: toLine(children) };
    const actions = toLine(nodes).flatMap((inline) =>
      typeof inline === 'object' && inline.type === 'link'
        ? [{ label: plainText(inline.children), to: inline.to }]
        : [],
    );
    return { type: 'actions', actions };
  };

  const ofList = ({ ordered, children }: List): Block => {
    const items = children.map((item) => {
      const [first, ...others] = item.children;
      for (const other of others) refuse(other);
      if (!first) return refuse(item, 'has an empty entry of a list: write it, or remove the line');
      return first.type === 'paragraph' ? toLine(first.children) : refuse(first);
    });
    return { type: 'list', isOrdered: ordered === true, items };
  };

  const ofQuote = (quote: Blockquote): Block => {
    if (/[^>\s].*\n[> \t]*(—|–|--)/.test(sourceOf(quote))) refuse(quote, refusals.author);
    const lines = quote.children.flatMap((node) =>
      node.type === 'paragraph' ? [toLine(node.children)] : refuse(node),
    );
    const by = authorIn(lines.at(-1) ?? []);
    return { type: 'quote', paragraphs: by.length > 0 ? lines.slice(0, -1) : lines, by };
  };

  const toBlock = (node: RootContent): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return [ofParagraph(node)];
      case 'list':
        return [ofList(node)];
      case 'blockquote':
        return [ofQuote(node)];
      case 'heading':
        if (!sourceOf(node).startsWith('#')) return refuse(node, refusals.underlined);
        if (node.depth !== 2) return refuse(node, `has a heading with ${node.depth} #: write ##`);
        return [{ type: 'heading', children: toHeading(node) }];
      default:
        return refuse(node);
    }
  };

  const [first, ...others] = fromMarkdown(source).children;
  if (first?.type === 'heading' && first.depth === 1) {
    return { heading: toHeading(first), blocks: others.flatMap(toBlock), texts };
  }
  const line = first ? placeOf(first).line : source.trimEnd().split('\n').length;
  report({ file, line }, 'has no heading first: write one below the keys, as in # Our Story');
  return { heading: [], blocks: others.flatMap(toBlock), texts };
}
