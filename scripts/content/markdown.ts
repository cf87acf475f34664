import type * as mdast from 'mdast';
import { type Block, doneTask, type MarkdownText, openTask } from '#shared/content-types.ts';
import { plainText } from '#shared/plain-text.ts';
import type { Finding } from '../build-errors.ts';
import { createLineReader } from './markdown-lines.ts';
import { createMarkdownMistakes } from './markdown-mistakes.ts';
import { toQuote } from './markdown-quotes.ts';
import { isLineBreak, titleOf } from './markdown-tree.ts';
import type { References } from './references.ts';
import type { Source } from './source.ts';

/**
 * Converts the Markdown of a source into its `#` heading and the blocks of its text, and adds mistakes to `mistakes`.
 */
export function readMarkdown(
  source: Source,
  references: References,
  mistakes: Finding[],
): MarkdownText {
  const { path: file, markdown, root } = source;
  const markdownMistakes = createMarkdownMistakes(
    file,
    mistakes,
    references.targets.pageOf.get(source),
  );
  const { addMistake, reportUnsupported, readAddress } = markdownMistakes;
  const readLine = createLineReader(references, markdownMistakes);
  const title = titleOf(source);
  if (!title && !file.endsWith('/index.md'))
    addMistake('does not start with a heading: add one, like # Our Story', root.children[0]);
  const bodyNodes = root.children.filter((node) => node !== title);
  const topHeading = bodyNodes.find((node) => node.type === 'heading');
  const blocks = bodyNodes.flatMap((node) =>
    node.type === 'paragraph' ? readParagraph(node) : readNested(node),
  );
  const heading = title ? readLine(title) : [];
  return { heading, text: joinNeighbours(blocks) };

  /** Converts a block. In a list or a quote, a paragraph is always text, never a picture grid or a row of actions. */
  function readNested(node: mdast.RootContent): Block[] {
    switch (node.type) {
      case 'paragraph':
        return [{ type: 'paragraph', children: readLine(node) }];
      case 'heading': {
        const isSubheading = topHeading !== undefined && node.depth > topHeading.depth;
        const id = references.targets.headings.get(node) ?? '';
        return [{ type: 'heading', id, isSubheading, children: readLine(node) }];
      }
      case 'list': {
        const start = node.ordered ? (node.start ?? 1) : null;
        if (start !== null) checkNumbers(node, start);
        return [{ type: 'list', start, items: node.children.map(readItem) }];
      }
      case 'blockquote': {
        const lastStart = node.children.at(-1)?.position?.start.offset ?? 0;
        return [toQuote(node.children.flatMap(readNested), markdown[lastStart] === '-')];
      }
      case 'table': {
        const rows = node.children.map((row) =>
          row.children.map((cell) => (cell.children.length > 0 ? readLine(cell) : [])),
        );
        return [{ type: 'table', align: node.align ?? [], rows }];
      }
      case 'thematicBreak':
        return [{ type: 'rule' }];
      default:
        return isLineBreak(node) ? [] : reportUnsupported(node);
    }
  }

  /**
   * Reports a list whose numbers do not count up from `start`, because the site would show different numbers. A list in
   * which all numbers are 1 is allowed, because its author means automatic numbering.
   */
  function checkNumbers({ children }: mdast.List, start: number): void {
    const numbers = children.map(({ position }) =>
      parseInt(markdown.slice(position?.start.offset), 10),
    );
    if (
      numbers.every((number, index) => number === start + index) ||
      numbers.every((number) => number === 1)
    )
      return;
    addMistake(
      `is read as a list, which would count up from ${start} instead of ${numbers.join(', ')}: write a \\ between each number and its dot`,
      children[0],
    );
  }

  /** Converts a list item. A task starts with the character of a checkbox. */
  function readItem({ checked, children }: mdast.ListItem): Block[] {
    const [first] = children;
    if (checked !== null && first?.type === 'paragraph')
      first.children.unshift({ type: 'text', value: checked ? doneTask : openTask });
    return children.flatMap(readNested);
  }

  /**
   * Converts a paragraph outside of lists and quotes. A paragraph of pictures alone is a grid, and a paragraph of links
   * alone is a row of actions.
   */
  function readParagraph(paragraph: mdast.Paragraph): Block {
    const visibleNodes = paragraph.children.filter(
      (node) => node.type !== 'text' || node.value.trim(),
    );
    const images = visibleNodes.filter(({ type }) => type !== 'break');
    if (images.every((node) => node.type === 'image')) {
      const pictures = images.map((image) => ({
        name: readAddress(references.picture, image),
        caption: image.children.length > 0 ? readLine(image) : [],
      }));
      return { type: 'pictures', pictures };
    }
    const line = readLine(paragraph);
    // A bare address has no text for a button.
    const isLinkWithText = (node: mdast.Nodes) =>
      node.type === 'link' && markdown[node.position?.start.offset ?? 0] === '[';
    if (!visibleNodes.every(isLinkWithText)) return { type: 'paragraph', children: line };
    const links = line.filter((inline) => typeof inline === 'object' && inline.type === 'link');
    const actions = links.map(({ to, children }) => ({ label: plainText(children), to }));
    return { type: 'actions', actions };
  }
}

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
