import type * as mdast from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import * as v from 'valibot';
import type { Block, Inline, Line, MarkdownText } from '#shared/content-types.ts';
import { plainText } from '#shared/plain-text.ts';
import type { Finding, Reading } from '../build-errors.ts';
import type { References } from './references.ts';
import type { Source } from './sources.ts';
import { plainSpaces } from './yaml.ts';

/** What cannot be shown, by the type of node. */
const unshown: Readonly<Record<string, string>> = {
  html: 'has HTML: write Markdown, link to a video or a map, end a line with \\ to break it, put a comment on lines of its own',
  definition: 'would lose a line that starts with [words]: leave out its [ and ]',
  image: 'has a picture among words, in a list or in a link: put it in a paragraph of its own',
  imageReference:
    'has a picture without a file: save it in pictures/, then write ![](its-name.jpg)',
};
const otherwise = 'has code or a link like [words][1]: write *words* or [words](/gallery)';

/** Reads the Markdown of a source: its `#` heading, which that of the home page does not need, then its blocks. */
export function readMarkdown(source: Source, { link, picture }: References): Reading<MarkdownText> {
  const { path: file, markdown } = source;
  if (markdown === undefined) return { mistakes: [] };
  const mistakes: Finding[] = [];
  const text = asMeant(markdown);
  const isHome = file.endsWith('/index.md');
  const all = parse(text).filter((node) => !isComment(node));
  const [first] = isHome ? [] : all;
  const title = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  if (!isHome && !title) report('has no heading first: write one, like # Our Story', first);
  const isNote = (node: mdast.Nodes) => node.type === 'footnoteDefinition';
  const unread = new Map(all.filter(isNote).map((note) => [note.identifier, note]));
  const readOne = (it: mdast.RootContent) => (it.type === 'paragraph' ? readLine(it) : refuse(it));
  const footnotes = new Map([...unread].map(([id, it]) => [id, it.children.flatMap(readOne)]));
  const nodes = all.filter((node) => node !== title && !isNote(node));
  const topHeading = nodes.find((node) => node.type === 'heading');
  const blocks = nodes.flatMap((node) =>
    node.type === 'paragraph' ? readParagraph(node) : readNested(node),
  );
  for (const note of unread.values()) report('has a note that no text refers to: remove it', note);
  return { value: { heading: title ? readLine(title) : [], text: joined(blocks) }, mistakes };

  function report(sentence: string, node?: mdast.Node): void {
    mistakes.push({ file, line: node?.position?.start.line ?? 1, sentence });
  }

  /** Reports a node that cannot be shown, unless it is a comment. */
  function refuse(node: mdast.Nodes): [] {
    if (!isComment(node)) report(unshown[node.type] ?? otherwise, node);
    return [];
  }

  function resolve(schema: v.GenericSchema<string, string>, node: mdast.Link | mdast.Image) {
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
        const items = node.children.map(readItem);
        return [{ type: 'list', start: node.ordered ? (node.start ?? 1) : null, items }];
      }
      case 'blockquote': {
        const text = node.children.flatMap(readNested);
        const last = text.at(-1);
        const by = last?.type === 'paragraph' ? authorIn(last.children) : [];
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
      default:
        return refuse(node);
    }
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
      const read = (it: mdast.Image) => ({ name: resolve(picture, it), caption: readCaption(it) });
      return { type: 'pictures', pictures: images.map(read) };
    }
    const line = readLine(paragraph);
    // An address that stands alone has no words for a button.
    const isNamed = (node: mdast.Nodes) =>
      node.type === 'link' && text[node.position?.start.offset ?? 0] === '[';
    if (!all.every(isNamed)) return { type: 'paragraph', children: line };
    const links = line.filter((inline) => typeof inline === 'object' && inline.type === 'link');
    const actions = links.map(({ to, children: words }) => ({ label: plainText(words), to }));
    return { type: 'actions', actions };
  }

  /** The parser keeps of a caption only its plain text, so it is parsed again, on its line. */
  function readCaption({ alt, position }: mdast.Image): Line {
    const { start, end } = position ?? {};
    const written = text.slice(start?.offset, end?.offset);
    const words = written.slice('!['.length, written.lastIndexOf(']('));
    const [caption] = parse('\n'.repeat((start?.line ?? 1) - 1) + words);
    return caption?.type === 'paragraph' ? readLine(caption) : [alt ?? ''].filter(Boolean);
  }

  function readLine(parent: mdast.Parent & { children: mdast.PhrasingContent[] }): Inline[] {
    if (parent.children.length === 0) report('is empty: fill it in, or remove it', parent);
    return parent.children.flatMap((node): Inline[] => {
      switch (node.type) {
        case 'text':
          if (node.value.includes('<!--')) refuse({ ...node, type: 'html' });
          return [node.value.replace(brokenLine, '').replace(/(?<! ) *\n */g, ' ')];
        case 'emphasis':
        case 'strong':
        case 'delete':
          return [{ type: node.type, children: readLine(node) }];
        case 'link':
          return [{ type: 'link', to: resolve(link, node), children: readLine(node) }];
        case 'break':
          return [{ type: 'break' }];
        case 'footnoteReference':
          unread.delete(node.identifier);
          return [' (', ...(footnotes.get(node.identifier) ?? []), ')'];
        default:
          if (node.type === 'html' && /^<br/i.test(node.value)) return [{ type: 'break' }];
          return refuse(node);
      }
    });
  }
}

/** Parses GitHub's Markdown, without indented code, which nobody here means to write. */
const parse = (text: string) =>
  fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false }), { disable: { null: ['codeIndented'] } }],
    mdastExtensions: [gfmFromMarkdown()],
  }).children;

const isComment = (node: mdast.Nodes) =>
  node.type === 'html' && node.value.replace(/<!--.*?-->|<br\s*\/?>/gs, '').trim() === '';

/** Markdown that people have pasted, as they meant it. All lines stay where they are. */
const asMeant = (markdown: string) =>
  markdown
    // A bullet, or a dash in front of neighbouring lines, as word processors begin the entries of a list.
    .replace(/^([ \t]*)•|^–(?=\s.*\n\n?–\s)|(?<=^–\s.*\n\n?)–(?=\s)/gm, '$1- ')
    // Odd spaces among the marks in front of a line's words, and at its end.
    .replace(/^(?:[\t>\p{Zs}]|(?:[-*+]|#+|\d+[.)])(?=\p{Zs}))*/gmu, plainSpaces)
    .replace(/(?<![^\P{Zs} ])[^\P{Zs} ]+$/gmu, '')
    // What other programs add to Markdown: a heading's id, the kind of a callout, marked words, links to pages.
    .replace(/^(#+ .*?) *\{#[^{}\n]*\} *$|^(> *)\[!\w+\][+-]? */gm, '$1$2')
    .replace(/==(?=[^\s=])([^=\n]+)==/g, '**$1**')
    .replace(/\[\[([^\]|\n]+)\|?([^\]\n]*)\]\]/g, (_, to, words) => `[${words || to}](</${to}>)`)
    // The underscores of a name on a network, which set nothing in italics.
    .replace(/(?<![\w/])@\w+/g, (name) => name.replaceAll('_', '\\_'))
    // A link with spaces, as those of files and telephone numbers are copied, stands between < and >.
    .replace(/(?<=\]\()(?![^()\n]*["<])(?=[^()\n]* )(([^()\n]|\([^()\n]*\))+)(?=\))/g, '<$1>');

/** The end of a line between two letters of Chinese or Japanese, which have no space between them. */
const brokenLine = /(?<=[⺀-鿿豈-﫿＀-￯]) *\n *(?=[⺀-鿿豈-﫿＀-￯])/g;

/** Who is quoted, if a dash starts the last line of a quote; else nothing. */
function authorIn([opening, ...rest]: Line): Line {
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
