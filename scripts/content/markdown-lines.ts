import type * as mdast from 'mdast';
import type { Inline } from '#shared/content-types.ts';
import { brokenComment, type MarkdownMistakes } from './markdown-mistakes.ts';
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

  return function readLine(parent: TextParent, isInFootnote = false): Inline[] {
    if (parent.children.length === 0) report('is empty: fill it in, or remove it', parent);
    return parent.children.flatMap((node, index): Inline[] => {
      switch (node.type) {
        case 'text':
          return readText(node, parent.children[index - 1]);
        case 'emphasis':
        case 'strong':
        case 'delete':
          return [{ type: node.type, children: readLine(node, isInFootnote) }];
        case 'link':
        case 'linkReference': {
          const target =
            'url' in node
              ? node
              : definitions.find(({ identifier }) => identifier === node.identifier);
          const to = target ? resolve(link, target) : '';
          return [{ type: 'link', to, children: readLine(node, isInFootnote) }];
        }
        case 'break':
          return [{ type: 'break' }];
        case 'footnoteReference': {
          if (isInFootnote) return refuse(node);
          const footnote = footnotes.find(({ identifier }) => identifier === node.identifier);
          const inlines = footnote?.children.flatMap((block) =>
            block.type === 'paragraph' ? readLine(block, true) : refuse(block),
          );
          // The footnote is shown in brackets within a sentence, which has its own full stop.
          return [' (', ...withoutFullStop(inlines ?? []), ')'];
        }
        default:
          return isLineBreak(node) ? [{ type: 'break' }] : refuse(node);
      }
    });
  };

  /**
   * Converts a text, whose new lines are line breaks; after a `<br>` at the end of a line there is no second one. What
   * is meant to be hidden from visitors is a mistake if they would see it.
   */
  function readText(node: mdast.Text, previous: mdast.Nodes | undefined): Inline[] {
    const lines = node.value.split('\n').flatMap((line, linesBelow): Inline[] => {
      if (line.includes('<!--')) report(brokenComment, node, linesBelow);
      if (line.includes('%%'))
        report('has %%: put a comment between <!-- and -->, or write one %', node, linesBelow);
      return linesBelow > 0 ? [{ type: 'break' }, line] : [line];
    });
    const shown = lines.filter(Boolean);
    return previous && isLineBreak(previous) && typeof shown[0] === 'object'
      ? shown.slice(1)
      : shown;
  }
}

function withoutFullStop(line: readonly Inline[]): Inline[] {
  const last = line.at(-1);
  return typeof last === 'string' ? [...line.slice(0, -1), last.replace(/\.$/, '')] : [...line];
}
