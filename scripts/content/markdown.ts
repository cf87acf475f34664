import type * as mdast from 'mdast';
import * as v from 'valibot';
import type { Block, Inline, Line } from './content-types.ts';
import { authorIn, plainText } from './plain-text.ts';
import type { References } from './references.ts';
import type { Source } from './sources.ts';

/** What the site cannot show, and what to write instead, by the types of nodes. */
const refusals: Readonly<Record<string, string>> = {
  blockquote: 'has a quote within a quote or a list: give it a paragraph of its own',
  code: 'has a line with ```: remove it, the site shows no code',
  definition: 'has a link in two parts: write it in one, as in [our gallery](/gallery)',
  heading: 'has a heading that is not ##, or in a list or a quote: write ## on a line of its own',
  html: 'has HTML: write it in Markdown',
  imageReference: 'has a picture in two parts: write it in one, as in ![caption](table.jpg)',
  inlineCode: 'has a text between ` and `: remove them, the site shows no code',
  linkReference: 'has a link in two parts: write it in one, as in [our gallery](/gallery)',
  list: 'has a list within a list or a quote: write one list, or headings with lists below',
  paragraph: 'has a second paragraph in an entry of a list: make it an entry, or end the list',
  thematicBreak: 'has a line of hyphens or stars: remove it, or write a ## heading',
};

/** What is likely a slip in a text, as it is written. */
const slips: readonly [pattern: RegExp, sentence: string][] = [
  [/(?<!\\)\*/, 'has a * without its pair: write *words* for italics, or \\* for the sign'],
  [/\]\(/, 'has a link that is not complete: write it as in [our gallery](/gallery)'],
  [/https?:\/\/|\bwww\./, 'has a web address: write [their site](https://www.example.com)'],
  [/^\s*\|?[\s:|-]*-[\s:-]*\|[\s:|-]*$/m, 'has a table: write a list'],
];

/** Reads the Markdown of a source: its `#` heading, then its blocks. Reports what the site cannot show. */
export function readMarkdown({ file, markdown }: Source, { link, picture }: References) {
  if (!markdown) return undefined;
  const [first, ...others] = markdown;
  const hasHeading = first?.type === 'heading' && first.depth === 1;
  if (!hasHeading) file.message('has no heading first: write one, as in # Our Story', first);
  return { heading: hasHeading ? readLine(first) : [], text: others.flatMap(readBlock) };

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
    if (node.type === 'paragraph') return [readParagraph(node)];
    if (node.type === 'heading' && node.depth === 2) {
      return [{ type: 'heading', children: readLine(node) }];
    }
    if (node.type === 'list') {
      // A paragraph that starts with a year and a full stop is a list too.
      if (node.ordered && node.start !== 1) refuse(node, 'has no 1. first: write it, or 2026\\.');
      const items = node.children.map((entry) => {
        for (const other of entry.children.slice(1)) refuse(other);
        const [only] = entry.children;
        return only ? readText(only) : refuse(entry, 'has an empty entry: write or remove it');
      });
      return [{ type: 'list', isOrdered: node.ordered === true, items }];
    }
    if (node.type !== 'blockquote') return refuse(node);
    const paragraphs = node.children.map(readText);
    const by = authorIn(paragraphs.at(-1) ?? []);
    return [{ type: 'quote', paragraphs: paragraphs.slice(0, by.length > 0 ? -1 : undefined), by }];
  }

  /** A paragraph is a text, a grid of pictures, or a row of actions. */
  function readParagraph(paragraph: mdast.Paragraph): Block {
    const { children } = paragraph;
    const nodes = children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
    const images = nodes.filter((node) => node.type === 'image');
    if (images.length > 0) {
      const other = nodes.find(({ type }) => type !== 'image' && type !== 'break');
      if (other) refuse(other, 'stands beside a picture: put an empty line between them');
      const named = images.map((node) => ({
        name: resolve(picture, node),
        caption: node.alt ?? '',
      }));
      return { type: 'pictures', pictures: named };
    }
    const line = readLine(paragraph);
    if (!nodes.every(({ type }) => type === 'link')) return { type: 'paragraph', children: line };
    const links = line.filter((inline) => typeof inline === 'object' && inline.type === 'link');
    const actions = links.map(({ to, children: words }) => ({ label: plainText(words), to }));
    return { type: 'actions', actions };
  }

  /** Reads a block where only a text may stand. */
  function readText(node: mdast.RootContent): Line {
    return node.type === 'paragraph' ? readLine(node) : refuse(node);
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
