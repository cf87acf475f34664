import type * as mdast from 'mdast';
import type { Inline } from '#shared/content-types.ts';
import { telephone, urlOf } from './addresses.ts';
import type { MarkdownMistakes } from './markdown-mistakes.ts';
import { isLineBreak } from './markdown-tree.ts';
import type { References } from './references.ts';

/** A node whose children are words: a paragraph, a heading, a link, a cell of a table. */
type Words = mdast.Parent & { children: mdast.PhrasingContent[] };

/**
 * Returns a function that reads the words in a node as one line. `nodes` are those of the whole text, because links by
 * reference and footnotes are defined elsewhere in the text.
 */
export function createLineReader(
  nodes: readonly mdast.Nodes[],
  { link }: References,
  { report, refuse, resolve }: MarkdownMistakes,
) {
  const links = nodes.filter((node) => node.type === 'definition');
  const notes = nodes.filter((node) => node.type === 'footnoteDefinition');

  /** `around` has the types of the nodes around these words: a link, emphasis, a footnote. */
  return function readLine(parent: Words, ...around: string[]): Inline[] {
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
          // The note stands in brackets within a sentence, which has a full stop of its own.
          return [' (', ...(words ?? []).map(withoutFullStop), ')'];
        }
        default:
          return isLineBreak(node) ? [{ type: 'break' }] : refuse(node);
      }
    });
  };
}

/** Reads words as one line. Telephone numbers do not break, and become links, unless the words are in a link. */
function readText(words: string, isInLink: boolean): Inline[] {
  const line = words.replace(/(?<! ) *\n */g, ' ');
  // Every second part is a telephone number.
  const parts = line.split(telephone).map((part, at): Inline => {
    const number = part.replaceAll(' ', '\u00A0');
    if (at % 2 === 0) return part;
    return isInLink ? number : { type: 'link', to: urlOf(`tel:${part}`), children: [number] };
  });
  return parts.filter(Boolean);
}

const withoutFullStop = (inline: Inline) =>
  typeof inline === 'string' ? inline.replace(/\.$/, '') : inline;
