import type * as mdast from 'mdast';
import type { Block, MarkdownText } from '#shared/content-types.ts';
import type { Finding } from '../build-errors.ts';
import { readLine } from './markdown-lines.ts';
import { addMistake, type Reading, readAddress, reportUnsupported } from './markdown-mistakes.ts';
import { toQuote } from './markdown-quotes.ts';
import { isLineBreak, titleOf } from './markdown-tree.ts';
import { plainText } from './plain-text.ts';
import type { References } from './references.ts';
import type { Source } from './source.ts';

/** Converts the Markdown of a source into its `#` heading and the blocks of its text. Adds mistakes to `mistakes`. */
export function readMarkdown(
  source: Source,
  references: References,
  mistakes: Finding[],
): MarkdownText {
  const { path, root } = source;
  const title = titleOf(source);
  const body = root.children.filter((node) => node !== title);
  const topHeading = body.find((node) => node.type === 'heading');
  const reading = { source, references, mistakes, topLevel: topHeading?.depth ?? 6 };
  if (!title && !path.endsWith('/index.md'))
    addMistake(
      reading,
      'does not start with a heading: add one, like # Our Story',
      root.children[0] ?? root,
    );
  const blocks = body.flatMap((node) =>
    node.type === 'paragraph' ? readParagraph(reading, node) : readBlock(reading, node),
  );
  return { heading: title ? readLine(reading, title) : [], text: joinNeighbours(blocks) };
}

/**
 * Converts a paragraph outside of lists and quotes. A paragraph of pictures alone is a grid, a paragraph of links alone
 * is a row of actions, whatever breaks and spaces are between them, and a paragraph of breaks and spaces is nothing.
 */
function readParagraph(reading: Reading, paragraph: mdast.Paragraph): Block[] {
  const parts = paragraph.children.filter(
    (node) => !isLineBreak(node) && (node.type !== 'text' || node.value.trim()),
  );
  if (parts.length === 0) return [];
  if (parts.every((node) => node.type === 'image')) {
    const pictures = parts.map((image) => ({
      name: readAddress(reading, image),
      caption: readLine(reading, image),
    }));
    return [{ type: 'pictures', pictures }];
  }
  const line = readLine(reading, paragraph);
  // A bare address has no text for a button.
  const isLinkWithText = (node: mdast.Nodes) =>
    node.type === 'link' && markdownFrom(reading, node).startsWith('[');
  if (!parts.every(isLinkWithText)) return [{ type: 'paragraph', children: line }];
  const links = line.filter((inline) => typeof inline === 'object' && inline.type === 'link');
  const actions = links.map(({ to, children }) => ({ label: plainText(children), to }));
  return [{ type: 'actions', actions }];
}

/** Converts a block. In a list or a quote, a paragraph is always text, never a picture grid or a row of actions. */
function readBlock(reading: Reading, node: mdast.RootContent): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: readLine(reading, node) }];
    case 'heading': {
      const isSubheading = node.depth > reading.topLevel;
      const id = reading.references.targets.headingIdByNode.get(node) ?? '';
      return [{ type: 'heading', id, isSubheading, children: readLine(reading, node) }];
    }
    case 'list': {
      const start = node.ordered ? (node.start ?? 1) : null;
      if (start !== null) checkNumbers(reading, node, start);
      return [{ type: 'list', start, items: node.children.map((item) => readItem(reading, item)) }];
    }
    case 'blockquote': {
      const last = node.children.at(-1);
      const endsInHyphenList = last !== undefined && markdownFrom(reading, last).startsWith('-');
      return [
        toQuote(
          node.children.flatMap((child) => readBlock(reading, child)),
          endsInHyphenList,
        ),
      ];
    }
    case 'table': {
      const rows = node.children.map((row) => row.children.map((cell) => readLine(reading, cell)));
      return [{ type: 'table', align: node.align ?? [], rows }];
    }
    case 'thematicBreak':
      return [{ type: 'rule' }];
    default:
      return isLineBreak(node) ? [] : reportUnsupported(reading, node);
  }
}

/**
 * Reports a list whose numbers do not count up from `start`, because the site would show different numbers. A list in
 * which all numbers are 1 is allowed, because its author means automatic numbering.
 */
function checkNumbers(reading: Reading, list: mdast.List, start: number): void {
  const numbers = list.children.map((item) => parseInt(markdownFrom(reading, item), 10));
  const countsUp = numbers.every((number, index) => number === start + index);
  if (countsUp || numbers.every((number) => number === 1)) return;
  addMistake(
    reading,
    `is read as a list, which would count up from ${start} instead of ${numbers.join(', ')}: write a \\ between each number and its dot`,
    list,
  );
}

/** Converts a list item. A task starts with the character of a checkbox. */
function readItem(reading: Reading, { checked, children }: mdast.ListItem): Block[] {
  const [first] = children;
  if (checked !== null && first?.type === 'paragraph')
    first.children.unshift({ type: 'text', value: checked ? '☑ ' : '☐ ' });
  return children.flatMap((node) => readBlock(reading, node));
}

/** Returns the Markdown from the start of a node to the end of the file. */
const markdownFrom = ({ source }: Reading, node: mdast.Nodes) =>
  source.markdown.slice(node.position?.start.offset);

/** Joins adjacent picture grids and adjacent rows of actions, because some editors put each picture in a paragraph. */
function joinNeighbours(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.type === 'pictures' && block.type === 'pictures')
      last.pictures.push(...block.pictures);
    else if (last?.type === 'actions' && block.type === 'actions')
      last.actions.push(...block.actions);
    else joined.push(block);
  }
  return joined;
}
