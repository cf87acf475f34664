import type * as mdast from 'mdast';
import type { Inline } from '#shared/content-types.ts';
import type { MarkdownMistakes } from './markdown-mistakes.ts';
import { isLineBreak } from './markdown-tree.ts';
import type { References } from './references.ts';

/** A node that contains text: a paragraph, a heading, a link or a table cell. */
type TextParent = mdast.Parent & { children: mdast.PhrasingContent[] };

/**
 * Returns a function that converts the children of a node into inline content. `nodes` are all nodes of the file,
 * because the definitions of reference links and footnotes may be anywhere in the file.
 */
export function createLineReader(
  nodes: readonly mdast.Nodes[],
  { link }: References,
  { report, refuse, resolve }: MarkdownMistakes,
) {
  const definitions = nodes.filter((node) => node.type === 'definition');
  const footnotes = nodes.filter((node) => node.type === 'footnoteDefinition');

  /** `ancestors` are the types of the nodes around `parent`, such as links, emphasis and footnotes. */
  return function readLine(parent: TextParent, ...ancestors: string[]): Inline[] {
    if (parent.children.length === 0) report('is empty: fill it in, or remove it', parent);
    const readChildren = (node: TextParent) => readLine(node, ...ancestors, node.type);
    return parent.children.flatMap((node): Inline[] => {
      switch (node.type) {
        case 'text':
          if (/<!--|%%/.test(node.value)) refuse({ ...node, type: 'html' });
          return [node.value.replace(/(?<! ) *\n */g, ' ')];
        case 'emphasis':
        case 'strong':
        case 'delete':
          return [{ type: node.type, children: readChildren(node) }];
        case 'link':
        case 'linkReference': {
          const target =
            'url' in node
              ? node
              : definitions.find(({ identifier }) => identifier === node.identifier);
          return [
            { type: 'link', to: target ? resolve(link, target) : '', children: readChildren(node) },
          ];
        }
        case 'break':
          return [{ type: 'break' }];
        case 'footnoteReference': {
          if (ancestors.includes(node.type)) return refuse(node);
          const footnote = footnotes.find(({ identifier }) => identifier === node.identifier);
          const inlines = footnote?.children.flatMap((block) =>
            block.type === 'paragraph' ? readLine(block, ...ancestors, node.type) : refuse(block),
          );
          // The footnote is shown in brackets within a sentence, which has its own full stop.
          return [' (', ...(inlines ?? []).map(withoutFullStop), ')'];
        }
        default:
          return isLineBreak(node) ? [{ type: 'break' }] : refuse(node);
      }
    });
  };
}

const withoutFullStop = (inline: Inline) =>
  typeof inline === 'string' ? inline.replace(/\.$/, '') : inline;
