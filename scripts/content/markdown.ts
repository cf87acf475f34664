import type * as mdast from 'mdast';
import {
  type Block,
  doneTask,
  type Line,
  type MarkdownText,
  openTask,
} from '#shared/content-types.ts';
import { plainText } from '#shared/plain-text.ts';
import type { Finding } from '../build-errors.ts';
import { asMeant } from './as-meant.ts';
import { createLineReader } from './markdown-lines.ts';
import { createMarkdownMistakes } from './markdown-mistakes.ts';
import { isLineBreak, nodesIn, parseMarkdown } from './markdown-tree.ts';
import type { References } from './references.ts';
import type { Source } from './sources.ts';

/**
 * Reads the Markdown of a source: the `#` heading, then the blocks of the text. The home page needs no heading, because
 * its headline stands in `site.yaml`. Adds what is wrong to `mistakes`.
 */
export function readMarkdown(
  { path: file, markdown = '' }: Source,
  references: References,
  mistakes: Finding[],
): MarkdownText {
  const text = asMeant(markdown);
  const isHome = file.endsWith('/index.md');
  const root = parseMarkdown(text);
  const nodes = nodesIn(root);
  const markdownMistakes = createMarkdownMistakes(file, mistakes);
  const { report, refuse, resolve } = markdownMistakes;
  const readLine = createLineReader(nodes, references, markdownMistakes);
  const [first] = isHome ? [] : root.children;
  const title = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  if (!isHome && !title) report('has no heading first: write one, like # Our Story', first);
  for (const definition of nodes) {
    if (definition.type !== 'definition' && definition.type !== 'footnoteDefinition') continue;
    const isNamed = nodes.some(
      (node) =>
        node !== definition && 'identifier' in node && node.identifier === definition.identifier,
    );
    if (!isNamed) refuse(definition);
  }
  const below = root.children.filter((node) => node !== title);
  const topHeading = below.find((node) => node.type === 'heading');
  const blocks = below.flatMap((node) =>
    node.type === 'paragraph' ? readParagraph(node) : readNested(node),
  );
  return { heading: title ? readLine(title) : [], text: joined(blocks) };

  /** Reads a block. A paragraph in a list or a quote is always a text, never pictures or actions. */
  function readNested(node: mdast.RootContent): Block[] {
    switch (node.type) {
      case 'paragraph':
        return [{ type: 'paragraph', children: readLine(node) }];
      case 'heading': {
        const isSubheading = topHeading !== undefined && node.depth > topHeading.depth;
        return [{ type: 'heading', isSubheading, children: readLine(node) }];
      }
      case 'list': {
        const start = node.ordered ? (node.start ?? 1) : null;
        if (start !== null) checkNumbers(node, start);
        return [{ type: 'list', start, items: node.children.map(readItem) }];
      }
      case 'blockquote': {
        const text = node.children.flatMap(readNested);
        const author = authorIn(text.at(-1));
        return [{ type: 'quote', text: author.length > 0 ? text.slice(0, -1) : text, author }];
      }
      case 'table': {
        const rows = node.children.map((row) =>
          row.children.map((cell) => (cell.children.length > 0 ? readLine(cell) : [])),
        );
        return [{ type: 'table', align: node.align ?? [], rows }];
      }
      case 'thematicBreak':
        return [{ type: 'rule' }];
      case 'definition':
      case 'footnoteDefinition':
        return [];
      default:
        return isLineBreak(node) ? [] : refuse(node);
    }
  }

  /**
   * Reports a list whose numbers do not count up from `start`, because the site would show other numbers than those in
   * the text. If all are 1, their author lets the list count.
   */
  function checkNumbers({ children }: mdast.List, start: number): void {
    const all = children.map(({ position }) => parseInt(text.slice(position?.start.offset), 10));
    if (all.every((number, at) => number === start + at) || all.every((one) => one === 1)) return;
    const sentence = `is read as a list, which would count on from ${start} instead of ${all.join(', ')}: write a \\ behind each number, as in 2\\.`;
    report(sentence, children[0]);
  }

  /** Reads an entry of a list. A task begins with the sign of a box. */
  function readItem({ checked, children }: mdast.ListItem): Block[] {
    const [first] = children;
    const value = checked ? doneTask : openTask;
    if (checked !== null && first?.type === 'paragraph')
      first.children.unshift({ type: 'text', value });
    return children.flatMap(readNested);
  }

  /** Reads a paragraph outside of lists and quotes: only pictures are a grid, only links a row of actions. */
  function readParagraph(paragraph: mdast.Paragraph): Block {
    const all = paragraph.children.filter((node) => node.type !== 'text' || node.value.trim());
    const images = all.filter(({ type }) => type !== 'break');
    if (images.every((node) => node.type === 'image')) {
      const pictures = images.map((image) => ({
        name: resolve(references.picture, image),
        caption: image.children.length > 0 ? readLine(image) : [],
      }));
      return { type: 'pictures', pictures };
    }
    const line = readLine(paragraph);
    // A bare address has no words for a button.
    const hasWords = (node: mdast.Nodes) =>
      /^link/.test(node.type) && text[node.position?.start.offset ?? 0] === '[';
    if (!all.every(hasWords)) return { type: 'paragraph', children: line };
    const links = line.filter((inline) => typeof inline === 'object' && inline.type === 'link');
    const actions = links.map(({ to, children: words }) => ({ label: plainText(words), to }));
    return { type: 'actions', actions };
  }
}

/** Returns who is quoted, if the last paragraph of a quote starts with a dash; the paragraph may be in a quote too. */
function authorIn(last: Block | undefined): Line {
  if (last?.type === 'quote' && last.text.length === 0) return last.author;
  const [opening, ...rest] = last?.type === 'paragraph' ? last.children : [];
  const dash = /^(—|–|--)\s*/;
  if (typeof opening !== 'string' || !dash.test(opening)) return [];
  return [opening.replace(dash, ''), ...rest].filter((inline) => inline !== '');
}

/** Joins neighbouring grids and rows of actions: some editors give each picture or link a paragraph of its own. */
function joined(blocks: readonly Block[]): Block[] {
  const all: Block[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (last?.type === 'pictures' && block.type === 'pictures')
      last.pictures.push(...block.pictures);
    else if (last?.type === 'actions' && block.type === 'actions')
      last.actions.push(...block.actions);
    else all.push(block);
  }
  return all;
}
