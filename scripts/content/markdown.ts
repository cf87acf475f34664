import type * as mdast from 'mdast';
import * as v from 'valibot';
import type { Block, Inline, Line } from '#shared/content-types.ts';
import { plainText } from '#shared/plain-text.ts';
import type { References } from './references.ts';
import { parseFrom, type Source } from './sources.ts';

/** What cannot be shown, by the type of node. */
const unshown: Readonly<Record<string, string>> = {
  html: 'has HTML: write Markdown, link to a video or a map, end a line with \\ to break it',
  image: 'has a picture among words, in a list or in a link: put it in a paragraph of its own',
  imageReference:
    'has a picture without a file: save it in pictures/, then write ![](its-name.jpg)',
};
const otherwise = 'has code or a link like [words][1]: write *words* or [words](/gallery)';

/**
 * Reads the Markdown of a source: its `#` heading, which that of the home page does not need, then its
 * blocks. Reports what the site cannot show.
 */
export function readMarkdown({ file, markdown }: Source, { link, picture }: References) {
  if (!markdown) return undefined;
  const isHome = file.stem === 'index';
  const [first] = isHome ? [] : markdown;
  const title = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  if (!isHome && !title) file.message('has no heading first: write one, like # Our Story', first);
  // What refers to a definition is refused.
  const nodes = markdown.filter((node) => node !== title && node.type !== 'definition');
  const topHeading = nodes.find((node) => node.type === 'heading');
  return { heading: title ? readLine(title) : [], text: joined(nodes).flatMap(readBlock) };

  function refuse(node: mdast.Node, sentence = unshown[node.type] ?? otherwise): [] {
    file.message(sentence, node);
    return [];
  }

  function resolve(schema: v.GenericSchema<string, string>, node: mdast.Resource & mdast.Node) {
    const { success, output, issues } = v.safeParse(schema, node.url, { abortPipeEarly: true });
    if (!success) refuse(node, `has "${node.url.slice(0, 60)}": ${issues[0].message}`);
    return success ? output : '';
  }

  function readBlock(node: mdast.RootContent): Block[] {
    return node.type === 'paragraph' ? [readParagraph(node)] : readNested(node);
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
        const items = node.children.map((entry) => entry.children.flatMap(readNested));
        return [{ type: 'list', start: node.ordered ? (node.start ?? 1) : null, items }];
      }
      case 'blockquote': {
        const text = node.children.flatMap(readNested);
        const last = text.at(-1);
        const by = last?.type === 'paragraph' ? authorIn(last.children) : [];
        return [{ type: 'quote', text: by.length > 0 ? text.slice(0, -1) : text, by }];
      }
      case 'thematicBreak':
        return [{ type: 'rule' }];
      default:
        return refuse(node);
    }
  }

  /** A paragraph is a text, a grid of pictures, or a row of actions. */
  function readParagraph(paragraph: mdast.Paragraph): Block {
    const kind = kindOf(paragraph);
    if (kind === 'image') {
      const images = paragraph.children.filter((node) => node.type === 'image');
      const pictures = images.map((node) => ({
        name: resolve(picture, node),
        caption: readCaption(node),
      }));
      return { type: 'pictures', pictures };
    }
    const line = readLine(paragraph);
    if (kind !== 'link') return { type: 'paragraph', children: line };
    const links = line.filter((inline) => typeof inline === 'object' && inline.type === 'link');
    const actions = links.map(({ to, children: words }) => ({ label: plainText(words), to }));
    return { type: 'actions', actions };
  }

  /** The parser keeps of a caption only its plain text, so it is parsed again. */
  function readCaption({ alt, position }: mdast.Image): Line {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    const length = String(file).slice(start, end).lastIndexOf('](');
    const [caption] = parseFrom(String(file), start + '!['.length, start + length);
    return caption?.type === 'paragraph' ? readLine(caption) : [alt ?? ''].filter(Boolean);
  }

  function readLine(parent: mdast.Parent & { children: mdast.PhrasingContent[] }): Line {
    if (parent.children.length === 0) refuse(parent, 'is empty: fill it in, or remove it');
    return parent.children.flatMap((node): Inline[] => {
      switch (node.type) {
        case 'text':
          return [node.value.replace(/ *\n */g, ' ')];
        case 'emphasis':
        case 'strong':
          return [{ type: node.type, children: readLine(node) }];
        case 'link':
          return [{ type: 'link', to: resolve(link, node), children: readLine(node) }];
        case 'break':
          return [{ type: 'break' }];
        default:
          return refuse(node);
      }
    });
  }
}

/** Who is quoted, if a dash starts the last line of a quote; else nothing. */
function authorIn([opening, ...rest]: Line): Line {
  const dash = /^(—|–|--)\s*/;
  if (typeof opening !== 'string' || !dash.test(opening)) return [];
  return [opening.replace(dash, ''), ...rest].filter((inline) => inline !== '');
}

/** The kind of all nodes in a paragraph but spaces and breaks: `image`, `link` or another; '' if they differ. */
function kindOf({ children }: mdast.Paragraph): string {
  const nodes = children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const [kind = '', ...others] = new Set(nodes.map(({ type }) => type));
  return others.every((other) => kind === 'image' && other === 'break') ? kind : '';
}

/** Joins neighbouring paragraphs of pictures or of links, as some editors give each a paragraph of its own. */
function joined(nodes: readonly mdast.RootContent[]): mdast.RootContent[] {
  const all: mdast.RootContent[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    const areBoth = last?.type === 'paragraph' && node.type === 'paragraph';
    if (areBoth && /image|link/.test(kindOf(node)) && kindOf(last) === kindOf(node)) {
      all.splice(-1, 1, { ...last, children: [...last.children, ...node.children] });
    } else all.push(node);
  }
  return all;
}
