import type { Blockquote, List, Node, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, CaptionedPicture, Inline, Line } from './content-types.ts';
import { problemIn } from './markdown-rules.ts';
import type { OwnText, Place, Report } from './places.ts';
import { plainText } from './plain-text.ts';

/** What a text of a page or of a service says. */
export interface MarkdownText {
  /** Its `#` heading; empty if it has none, which is reported. */
  heading: Line;
  blocks: Block[];
  texts: OwnText[];
}

interface Context {
  file: string;
  report: Report;
  /** Each returns what the site needs in place of what was written; what cannot be used it reports. */
  linkTo: (written: string, place: Place) => string;
  pictureOf: (written: string, place: Place) => string;
}

/** Why a node cannot be used, and what to write; for those that the site has no look for. */
const refusals: Readonly<Record<string, string>> = {
  blockquote: 'has a quote within a quote or a list: write it as > in paragraphs of its own',
  break: 'has a line break here: remove it',
  code: 'has a line that starts with four spaces or with ```: the site shows no code, so remove them',
  definition: 'has a link in two parts: write it in one, as in [our gallery](/gallery)',
  heading: 'has a heading here: write it in a line of its own',
  html: 'has HTML: write it in Markdown',
  image: 'has a picture within a text: give it a paragraph of its own, with empty lines around it',
  imageReference: 'has a picture in two parts: write it in one, as in ![caption](table.jpg)',
  inlineCode: 'has a text between ` and `: the site shows no code, so remove them',
  linkReference: 'has a link in two parts: write it in one, as in [our gallery](/gallery)',
  list: 'has a list within a list or a quote: write one list, or headings with lists below',
  thematicBreak: 'has a line of hyphens or stars: remove it, or write a ## heading',
};

/**
 * Reads a text in Markdown; in front of it may be empty lines in place of its keys. Only the home page
 * has keys alone.
 */
export function readMarkdown(source: string, isText: boolean, context: Context): MarkdownText {
  const { file, report, linkTo, pictureOf } = context;
  const texts: OwnText[] = [];
  const placeOf = ({ position }: Node): Place => ({ file, line: position?.start.line ?? 1 });
  const sourceOf = ({ position }: Node) =>
    source.slice(position?.start.offset, position?.end.offset);
  const refuse = (
    node: Node,
    sentence = refusals[node.type] ?? 'cannot be used: write it as a paragraph',
  ) => {
    report(placeOf(node), sentence);
    return [];
  };

  const addText = (node: Node, text: string) => {
    const { line } = placeOf(node);
    texts.push({ file, line, text: text.replace(/\s+/g, ' ') });
    const problem = problemIn(text, sourceOf(node));
    if (problem) report({ file, line: line + problem.linesDown }, problem.sentence);
  };

  const toLine = (nodes: readonly PhrasingContent[], isInLink = false): Inline[] =>
    nodes.flatMap((node): Inline[] => {
      switch (node.type) {
        case 'text':
          if (!isInLink || !/^https?:/.test(node.value)) addText(node, node.value);
          return [node.value.replace(/\s*\n\s*/g, ' ')];
        case 'emphasis':
        case 'strong':
          return [{ type: node.type, children: toLine(node.children, isInLink) }];
        case 'link':
          return [
            {
              type: 'link',
              to: linkTo(node.url, placeOf(node)),
              children: toLine(node.children, true),
            },
          ];
        case 'break':
          return [{ type: 'break' }];
        default:
          return refuse(node);
      }
    });

  const toPicture = (node: PhrasingContent): CaptionedPicture[] => {
    if (node.type !== 'image') return [];
    const caption = node.alt ?? '';
    if (caption) addText(node, caption);
    return [{ name: pictureOf(node.url, placeOf(node)), caption }];
  };

  const ofParagraph = ({ children }: Paragraph): Block => {
    const parts = children.filter((child) => child.type !== 'break' && !isBlank(child));
    if (parts.length > 0 && parts.every(({ type }) => type === 'image')) {
      return { type: 'pictures', pictures: parts.flatMap(toPicture) };
    }
    const line = toLine(children);
    const isActions = parts.length > 0 && parts.every(({ type }) => type === 'link');
    if (!isActions) return { type: 'paragraph', children: line };
    const actions = line.flatMap((part) =>
      typeof part === 'object' && part.type === 'link'
        ? [{ label: plainText(part.children), to: part.to }]
        : [],
    );
    return { type: 'actions', actions };
  };

  const ofList = ({ ordered, children }: List): Block => {
    const items = children.map((item) => {
      const [first, ...others] = item.children;
      if (first?.type !== 'paragraph')
        return refuse(
          first ?? item,
          first ? undefined : 'has an empty entry of a list: write it, or remove the line',
        );
      for (const other of others) {
        refuse(
          other,
          other.type === 'paragraph'
            ? 'has a second paragraph in an entry of a list: make it an entry, or end the list before it'
            : undefined,
        );
      }
      return toLine(first.children);
    });
    return { type: 'list', isOrdered: ordered === true, items };
  };

  const ofQuote = ({ children }: Blockquote): Block => {
    const paragraphs = children.flatMap((child) =>
      child.type === 'paragraph' ? withoutAuthor(child) : refuse(child),
    );
    const lines = paragraphs.map((nodes) => toLine(nodes));
    const [last, ...before] = lines.toReversed();
    const [opening, ...rest] = last ?? [];
    const isAuthor = typeof opening === 'string' && dash.test(opening);
    if (!isAuthor) return { type: 'quote', paragraphs: lines, by: [] };
    const by = [opening.replace(dash, ''), ...rest].filter((part) => part !== '');
    return { type: 'quote', paragraphs: before.toReversed(), by };
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
        if (!sourceOf(node).startsWith('#')) {
          return refuse(
            node,
            'has a line of --- or === below it: remove that line, or start this one with ## to make it a heading',
          );
        }
        if (node.depth === 1)
          return refuse(
            node,
            'has a second heading with one #: write ## for the headings of its parts',
          );
        if (node.depth > 2)
          return refuse(node, `has a heading with ${'#'.repeat(node.depth)}: write ##`);
        return [{ type: 'heading', children: toHeading(node.children) }];
      default:
        return refuse(node);
    }
  };

  const toHeading = (nodes: readonly PhrasingContent[]): Line =>
    toLine(
      nodes.flatMap((node) =>
        node.type === 'link'
          ? refuse(node, 'has a link in a heading: put it into the text below')
          : [node],
      ),
    );

  const [first, ...others] = fromMarkdown(source).children;
  if (!isText) {
    if (first)
      refuse(first, 'has a text below its keys, which the home page does not show: remove it');
    return { heading: [], blocks: [], texts };
  }
  if (first?.type === 'heading' && first.depth === 1 && sourceOf(first).startsWith('#')) {
    return { heading: toHeading(first.children), blocks: others.flatMap(toBlock), texts };
  }
  const line = first ? placeOf(first).line : source.trimEnd().split('\n').length;
  report({ file, line }, 'has no heading first: write one below the second ---, as in # Our Story');
  return {
    heading: [],
    blocks: [first, ...others].flatMap((node) => (node ? toBlock(node) : [])),
    texts,
  };
}

/** The dash before the name of who is quoted. */
const dash = /^\s*(—|--|–)\s*/;

const isBlank = (node: PhrasingContent) => node.type === 'text' && node.value.trim() === '';

/** The parts of a quote's paragraph, and apart from them its last line, if a dash starts it. */
function withoutAuthor({ children }: Paragraph): PhrasingContent[][] {
  const at = children.findLastIndex(
    (node) => node.type === 'text' && /\n\s*(—|--|–)/.test(node.value),
  );
  const node = children[at];
  if (node?.type !== 'text') return [children];
  const end = node.value.search(/\n\s*(—|--|–)[^\n]*$/);
  if (end < 0) return [children];
  const before = { ...node, value: node.value.slice(0, end) };
  const author = { ...node, value: node.value.slice(end + 1) };
  return [
    [...children.slice(0, at), before],
    [author, ...children.slice(at + 1)],
  ];
}
