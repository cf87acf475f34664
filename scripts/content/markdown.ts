import type * as mdast from 'mdast';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import * as v from 'valibot';
import type { Block, Inline, Line, MarkdownText } from '#shared/content-types.ts';
import { plainText } from '#shared/plain-text.ts';
import type { Finding } from '../build-errors.ts';
import { telephone, urlOf } from './addresses.ts';
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
export function readMarkdown(
  { path: file, markdown = '' }: Source,
  { link, picture }: References,
  mistakes: Finding[],
): MarkdownText {
  const text = asMeant(markdown);
  const isHome = file.endsWith('/index.md');
  const root = parse(text);
  const [first] = isHome ? [] : root.children;
  const title = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  if (!isHome && !title) report('has no heading first: write one, like # Our Story', first);
  const nodes = nodesIn(root);
  const links = nodes.filter((node) => node.type === 'definition');
  const notes = nodes.filter((node) => node.type === 'footnoteDefinition');
  for (const definition of [...links, ...notes]) {
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

  function report(sentence: string, node?: mdast.Node): void {
    mistakes.push({ file, line: node?.position?.start.line ?? 1, sentence });
  }

  /** Reports a node that cannot be shown. */
  function refuse(node: mdast.Nodes): [] {
    report(unshown[node.type] ?? otherwise, node);
    return [];
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
        if (start !== null) checkNumbers(node, start);
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

  /** Reports numbers that the list would show as others, unless all are 1, as many people number lists. */
  function checkNumbers({ children }: mdast.List, start: number): void {
    const all = children.map(({ position }) => parseInt(text.slice(position?.start.offset), 10));
    if (all.every((number, at) => number === start + at) || all.every((one) => one === 1)) return;
    const sentence = `is read as a list, which would count ${all.join(', ')} from ${start} on: write a \\ behind each number, as in 2\\.`;
    report(sentence, children[0]);
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
          const target =
            'url' in node ? node : links.find((one) => one.identifier === node.identifier);
          return [
            { type: 'link', to: target ? resolve(link, target) : '', children: readIn(node) },
          ];
        }
        case 'break':
          return [{ type: 'break' }];
        case 'footnoteReference': {
          if (around.includes(node.type)) return refuse(node);
          const note = notes.find(({ identifier }) => identifier === node.identifier);
          const words = note?.children.flatMap((block) =>
            block.type === 'paragraph' ? readLine(block, ...around, node.type) : refuse(block),
          );
          // The sentence around a note has a full stop of its own.
          return [' (', ...(words ?? []).map(withoutFullStop), ')'];
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

/** Reads words on one line. Each second part is a telephone number, which becomes a link if it is in none. */
function readText(words: string, isInLink: boolean): Inline[] {
  const line = words.replace(/(?<! ) *\n */g, ' ');
  const parts = line.split(telephone).map((part, at): Inline => {
    const number = part.replaceAll(' ', '\u00A0');
    if (at % 2 === 0) return part;
    return isInLink ? number : { type: 'link', to: urlOf(`tel:${part}`), children: [number] };
  });
  return parts.filter(Boolean);
}

/** Who is quoted, if a dash starts the last paragraph of a quote, which may be in a quote of its own; else nothing. */
function authorIn(last: Block | undefined): Line {
  if (last?.type === 'quote' && last.text.length === 0) return last.by;
  const [opening, ...rest] = last?.type === 'paragraph' ? last.children : [];
  const dash = /^(—|–|--)\s*/;
  if (typeof opening !== 'string' || !dash.test(opening)) return [];
  return [opening.replace(dash, ''), ...rest].filter((inline) => inline !== '');
}

const withoutFullStop = (inline: Inline) =>
  typeof inline === 'string' ? inline.replace(/\.$/, '') : inline;

/** Joins neighbouring grids and rows, as some editors give each picture or link a paragraph of its own. */
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

/** What a file shows as it was typed, by its line. YAML is read as Markdown here, which understands its texts too. */
export function typedIn({ text: written }: Source): Map<number, string> {
  const text = asMeant(written);
  const words = nodesIn(parse(text)).filter(({ type }) => type === 'text');
  const typed = [...text.matchAll(asTyped)].filter(({ index }) =>
    words.some(
      ({ position }) =>
        index >= Number(position?.start.offset) && index < Number(position?.end.offset),
    ),
  );
  return new Map(typed.map(({ 0: markup, index }) => [lineAt(text, index), markup]));
}
