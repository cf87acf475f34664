import type * as mdast from 'mdast';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import * as v from 'valibot';
import type { Block, Inline, Line, MarkdownText } from '#shared/content-types.ts';
import { plainText } from '#shared/plain-text.ts';
import type { Finding, Reading } from '../build-errors.ts';
import { telephone, unbroken, urlOf } from './addresses.ts';
import { asMeant, asTyped } from './as-meant.ts';
import type { References } from './references.ts';
import type { Source } from './sources.ts';
import { lineAt } from './yaml.ts';

/** A node that has words in it. */
type Words = mdast.Parent & { children: mdast.PhrasingContent[] };

declare module 'mdast' {
  interface Image {
    /** Its caption. */
    children: PhrasingContent[];
  }
}

/** What cannot be shown, by the type of node. */
const unshown: Readonly<Record<string, string>> = {
  html: 'has HTML, or a comment without an end: write Markdown, link to a video or a map, end a line with \\ to break it, and a comment with --> or %%',
  definition: 'would lose a line that starts with [words]: leave out its [ and ]',
  footnoteDefinition: 'has a note that no text refers to: remove it',
  footnoteReference: 'has a note in a note: put the words of one into the other',
  image: 'has a picture among words, in a list or in a link: put it in a paragraph of its own',
  imageReference:
    'has a picture without a file: save it in pictures/, then write ![](its-name.jpg)',
};
const otherwise = 'has code: write *words*, without `';

/** Reads the Markdown of a source: its `#` heading, which that of the home page does not need, then its blocks. */
export function readMarkdown(source: Source, { link, picture }: References): Reading<MarkdownText> {
  const { path: file, markdown } = source;
  if (markdown === undefined) return { mistakes: [] };
  const mistakes: Finding[] = [];
  const text = asMeant(markdown);
  const isHome = file.endsWith('/index.md');
  const root = parse(text);
  const [first] = isHome ? [] : root.children;
  const title = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  if (!isHome && !title) report('has no heading first: write one, like # Our Story', first);
  const nodes = nodesIn(root);
  const definitions = new Set(nodes.map(definitionOf));
  for (const node of nodes)
    if (/definition$/i.test(node.type) && !definitions.has(node)) refuse(node);
  const below = root.children.filter((node) => node !== title);
  const topHeading = below.find((node) => node.type === 'heading');
  const blocks = below.flatMap((node) =>
    node.type === 'paragraph' ? readParagraph(node) : readNested(node),
  );
  return { value: { heading: title ? readLine(title) : [], text: joined(blocks) }, mistakes };

  function report(sentence: string, node?: mdast.Node): void {
    mistakes.push({ file, line: node?.position?.start.line ?? 1, sentence });
  }

  /** Reports a node that cannot be shown. */
  function refuse(node: mdast.Nodes): [] {
    report(unshown[node.type] ?? otherwise, node);
    return [];
  }

  /** What a reference refers to: the first definition of its name. */
  function definitionOf(node: mdast.Nodes) {
    if (!('identifier' in node) || !node.type.endsWith('Reference')) return undefined;
    const type = node.type === 'footnoteReference' ? 'footnoteDefinition' : 'definition';
    return nodes.find((other) => other.type === type && other.identifier === node.identifier);
  }

  function resolve(
    schema: v.GenericSchema<string, string>,
    node: mdast.Link | mdast.Image | mdast.Definition,
  ) {
    const { success, output, issues } = v.safeParse(schema, node.url, { abortPipeEarly: true });
    if (!success) report(`has "${node.url.slice(0, 60)}": ${issues[0].message}`, node);
    if (node.title)
      report(`has "${node.title}", which nobody would see: write it between its [ and ]`, node);
    return success ? output : '';
  }

  /** Reads a block where pictures and rows of actions cannot stand: in a list or a quote. */
  function readNested(node: mdast.RootContent): Block[] {
    switch (node.type) {
      case 'paragraph':
        return [{ type: 'paragraph', children: readLine(node) }];
      case 'heading': {
        const isSub = topHeading !== undefined && node.depth > topHeading.depth;
        return [{ type: 'heading', isSub, children: readLine(node) }];
      }
      case 'list': {
        const start = node.ordered ? (node.start ?? 1) : null;
        if (start !== null) checkNumbers(node.children, start);
        return [{ type: 'list', start, items: node.children.map(readItem) }];
      }
      case 'blockquote': {
        const text = node.children.flatMap(readNested);
        const by = authorIn(text.at(-1));
        return [{ type: 'quote', text: by.length > 0 ? text.slice(0, -1) : text, by }];
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

  /** Reports the first number that the list would show as another, unless all are 1, as many people number lists. */
  function checkNumbers(items: readonly mdast.ListItem[], start: number): void {
    const numbers = items.map(({ position }) => parseInt(text.slice(position?.start.offset), 10));
    const at = numbers.findIndex((number, at) => number !== start + at);
    if (at < 0 || (start < 2 && numbers.every((number) => number === start))) return;
    const sentence = `would show ${numbers[at]} as ${start + at}, because these lines are read as a list: write a \\ behind each of their numbers, as in 2\\.`;
    report(sentence, items[at]);
  }

  /** An entry of a list; a task begins with its box. */
  function readItem({ checked, children }: mdast.ListItem): Block[] {
    const [first] = children;
    const value = checked ? '☑ ' : '☐ ';
    if (checked !== null && first?.type === 'paragraph')
      first.children.unshift({ type: 'text', value });
    return children.flatMap(readNested);
  }

  /** A paragraph is a text, a grid of pictures, or a row of actions. */
  function readParagraph(paragraph: mdast.Paragraph): Block {
    const all = paragraph.children.filter((node) => node.type !== 'text' || node.value.trim());
    const images = all.filter(({ type }) => type !== 'break');
    if (images.every((node) => node.type === 'image')) {
      const pictures = images.map((image) => ({
        name: resolve(picture, image),
        caption: image.children.length > 0 ? readLine(image) : [],
      }));
      return { type: 'pictures', pictures };
    }
    const line = readLine(paragraph);
    // An address that stands alone has no words for a button.
    const hasWords = (node: mdast.Nodes) =>
      /^link/.test(node.type) && text[node.position?.start.offset ?? 0] === '[';
    if (!all.every(hasWords)) return { type: 'paragraph', children: line };
    const links = line.filter((inline) => typeof inline === 'object' && inline.type === 'link');
    const actions = links.map(({ to, children: words }) => ({ label: plainText(words), to }));
    return { type: 'actions', actions };
  }

  /** Reads a line; `around` has the types of the nodes in which it stands. */
  function readLine(parent: Words, ...around: string[]): Inline[] {
    if (parent.children.length === 0) report('is empty: fill it in, or remove it', parent);
    const readIn = (node: Words) => readLine(node, ...around, node.type);
    return parent.children.flatMap((node): Inline[] => {
      switch (node.type) {
        case 'text':
          if (/<!--|%%/.test(node.value)) refuse({ ...node, type: 'html' });
          return readText(node.value, /link/.test(`${around}`));
        case 'emphasis':
        case 'strong':
        case 'delete':
          return [{ type: node.type, children: readIn(node) }];
        case 'link':
        case 'linkReference': {
          const target = node.type === 'link' ? node : definitionOf(node);
          const to = target && 'url' in target ? resolve(link, target) : '';
          return [{ type: 'link', to, children: readIn(node) }];
        }
        case 'break':
          return [{ type: 'break' }];
        case 'footnoteReference': {
          if (around.includes(node.type)) return refuse(node);
          const note = definitionOf(node);
          const blocks = note && 'children' in note ? note.children : [];
          const words = blocks.flatMap((block) =>
            block.type === 'paragraph' ? readLine(block, ...around, node.type) : refuse(block),
          );
          return [' (', ...words, ')'];
        }
        default:
          return isLineBreak(node) ? [{ type: 'break' }] : refuse(node);
      }
    });
  }
}

/** Keeps the nodes of a picture's caption, of which the parser by itself keeps only the plain text. */
const captions: Extension = {
  exit: {
    label() {
      const [fragment] = this.stack.slice(-1);
      this.resume();
      this.data.inReference = true;
      const [node] = this.stack.slice(-1);
      if (node && fragment?.type === 'fragment')
        Object.assign(node, { children: fragment.children });
    },
  },
};

/** Parses GitHub's Markdown, without indented code, which nobody here means to write. */
const parse = (text: string) =>
  fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false }), { disable: { null: ['codeIndented'] } }],
    mdastExtensions: [gfmFromMarkdown(), captions],
  });

/** A node, and all nodes in it. */
const nodesIn = (node: mdast.Nodes): mdast.Nodes[] =>
  'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node];

const isLineBreak = (node: mdast.Nodes) =>
  node.type === 'html' && /^(<br\b[^<>]*>\s*)+$/i.test(node.value);

/** The end of a line between two letters of Chinese or Japanese, which have no space between them. */
const brokenLine = /(?<=[⺀-鿿豈-﫿＀-￯]) *\n *(?=[⺀-鿿豈-﫿＀-￯])/g;

/** Reads words on one line. Each second part is a telephone number, which becomes a link if it is in none. */
function readText(words: string, isInLink: boolean): Inline[] {
  const line = words.replace(brokenLine, '').replace(/(?<! ) *\n */g, ' ');
  const parts = line.split(telephone).map((part, at): Inline => {
    if (at % 2 === 0) return part;
    const children = [unbroken(part)];
    return isInLink ? unbroken(part) : { type: 'link', to: urlOf(`tel:${part}`), children };
  });
  return parts.filter((part) => part !== '');
}

/** Who is quoted, if a dash starts the last paragraph of a quote, which may be in a quote of its own; else nothing. */
function authorIn(last: Block | undefined): Line {
  if (last?.type === 'quote' && last.text.length === 0) return last.by;
  const [opening, ...rest] = last?.type === 'paragraph' ? last.children : [];
  const dash = /^(—|–|--)\s*/;
  if (typeof opening !== 'string' || !dash.test(opening)) return [];
  return [opening.replace(dash, ''), ...rest].filter((inline) => inline !== '');
}

/** Joins neighbouring grids and rows, as some editors give each picture or link a paragraph of its own. */
function joined(blocks: readonly Block[]): Block[] {
  const all: Block[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (last?.type === 'pictures' && block.type === 'pictures')
      all.splice(-1, 1, { ...last, pictures: [...last.pictures, ...block.pictures] });
    else if (last?.type === 'actions' && block.type === 'actions')
      all.splice(-1, 1, { ...last, actions: [...last.actions, ...block.actions] });
    else all.push(block);
  }
  return all;
}

/** What a source shows as it was typed, by its line, apart from what is understood as Markdown. */
export function typedIn({ markdown = '' }: Source): [line: number, typed: string][] {
  const text = asMeant(markdown);
  const words = nodesIn(parse(text)).filter(({ type }) => type === 'text');
  return [...text.matchAll(asTyped)]
    .filter(({ index }) =>
      words.some(({ position }) => {
        const { start, end } = position ?? {};
        return index >= Number(start?.offset) && index < Number(end?.offset);
      }),
    )
    .map(({ 0: typed, index }) => [lineAt(text, index), typed]);
}
