import type * as mdast from 'mdast';
import * as v from 'valibot';
import { plainText } from '#shared/plain-text.ts';
import type { Block, Inline, Line } from './content-types.ts';
import { authorIn } from './plain-text.ts';
import type { References } from './references.ts';
import { parseFrom, type Source } from './sources.ts';

const twoParts = 'has a link in two parts: write it in one, as in [our gallery](/gallery)';
const code =
  'has a text between ` and `, or lines between ```: remove them, the site shows no code';

/** What the site cannot show, and what to write instead, by the types of nodes. */
const refusals: Readonly<Record<string, string>> = {
  code,
  definition: twoParts,
  html: 'has HTML: write it in Markdown',
  image: 'has a picture among words, or in a list or a quote: give it a paragraph of its own',
  imageReference: twoParts,
  inlineCode: code,
  linkReference: twoParts,
};

/** What is likely a slip in a text, as it is written. */
const slips: readonly [pattern: RegExp, sentence: string][] = [
  [/(?<!\\)\*/, 'has a * without its pair: write *words* for italics, or \\* for the sign'],
  [/\]\(/, 'has a link that is not complete: write it as in [our gallery](/gallery)'],
  [/https?:\/\/|\bwww\./, 'has a web address: write [their site](https://www.example.com)'],
  [/^\s*\|?[\s:|-]*-[\s:-]*\|[\s:|-]*$/m, 'has a table: write a list'],
];

/**
 * Reads the Markdown of a source: its `#` heading, which that of the home page does not need, then its
 * blocks. Reports what the site cannot show.
 */
export function readMarkdown({ file, markdown }: Source, { link, picture }: References) {
  if (!markdown) return undefined;
  const isHome = file.stem === 'index';
  const [first] = isHome ? [] : markdown;
  const title = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  if (!isHome && !title) file.message('has no heading first: write one, as in # Our Story', first);
  const nodes = markdown.filter((node) => node !== title);
  const topHeading = nodes.find((node) => node.type === 'heading');
  return { heading: title ? readLine(title) : [], text: joined(nodes.flatMap(readBlock)) };

  function refuse(node: mdast.Node, sentence = refusals[node.type]): [] {
    file.message(sentence ?? 'cannot be shown: remove it', node);
    return [];
  }

  function resolve(schema: v.GenericSchema<string, string>, node: mdast.Resource & mdast.Node) {
    const { success, output, issues } = v.safeParse(schema, node.url, { abortPipeEarly: true });
    if (!success) refuse(node, `has "${node.url}": ${issues[0].message}`);
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
      case 'html':
        return isComment(node) ? [] : refuse(node);
      default:
        return refuse(node);
    }
  }

  /** A paragraph is a text, a grid of pictures, or a row of actions. */
  function readParagraph(paragraph: mdast.Paragraph): Block {
    const { children } = paragraph;
    const nodes = children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
    const images = nodes.filter((node) => node.type === 'image');
    if (images.length > 0 && nodes.every(({ type }) => type === 'image' || type === 'break')) {
      const pictures = images.map((node) => ({
        name: resolve(picture, node),
        caption: readCaption(node),
      }));
      return { type: 'pictures', pictures };
    }
    const line = readLine(paragraph);
    if (!nodes.every(({ type }) => type === 'link')) return { type: 'paragraph', children: line };
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
    if (parent.children.length === 0) refuse(parent, 'has nothing in it: write it, or remove it');
    return parent.children.flatMap((node): Inline[] => {
      switch (node.type) {
        case 'text':
          // The words of a link may be a web address.
          if (parent.type !== 'link') checkText(node);
          return [node.value.replace(/ *\n */g, ' ')];
        case 'emphasis':
        case 'strong':
          return [{ type: node.type, children: readLine(node) }];
        case 'link':
          return [{ type: 'link', to: resolve(link, node), children: readLine(node) }];
        case 'break':
          return [{ type: 'break' }];
        case 'html':
          return isComment(node) ? [] : refuse(node);
        default:
          return refuse(node);
      }
    });
  }

  function checkText({ position }: mdast.Text): void {
    const written = String(file).slice(position?.start.offset, position?.end.offset);
    const slip = slips.find(([pattern]) => pattern.test(written));
    if (slip) file.message(slip[1], position);
  }
}

/** Joins neighbouring grids of pictures and rows of actions, as some editors give each a paragraph of its own. */
function joined(blocks: readonly Block[]): Block[] {
  const all: Block[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (last?.type === 'pictures' && block.type === 'pictures') {
      all.splice(-1, 1, { ...last, pictures: [...last.pictures, ...block.pictures] });
    } else if (last?.type === 'actions' && block.type === 'actions') {
      all.splice(-1, 1, { ...last, actions: [...last.actions, ...block.actions] });
    } else {
      all.push(block);
    }
  }
  return all;
}

const isComment = ({ value }: mdast.Html) => value.startsWith('<!--');
