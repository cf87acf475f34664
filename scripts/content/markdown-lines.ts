import type * as mdast from 'mdast';
import type { Inline } from '#shared/content-types.ts';
import { brokenComment, type MarkdownMistakes } from './markdown-mistakes.ts';
import { isLineBreak } from './markdown-tree.ts';
import type { References } from './references.ts';

/** A node that contains text: a paragraph, a heading, a link or a table cell. */
type TextParent = mdast.Parent & { children: mdast.PhrasingContent[] };

/**
 * Returns two functions: `readLine` converts the children of a node into inline content. Once all nodes are converted,
 * `reportUnused` reports the definitions of links that the content does not contain. `nodes` are all nodes of the file,
 * because the definitions may be anywhere in the file.
 */
export function createLineReader(
  nodes: readonly mdast.Nodes[],
  { link }: References,
  { addMistake, reportUnsupported, readAddress }: MarkdownMistakes,
) {
  const definitions = nodes.filter((node) => node.type === 'definition');
  // Of several definitions with the same identifier, the first one counts.
  const targets = new Map(definitions.toReversed().map((node) => [node.identifier, node]));
  const used = new Set<mdast.Node | undefined>();

  function readLine(parent: TextParent): Inline[] {
    if (parent.children.length === 0) addMistake('is empty: fill it in, or remove it', parent);
    return parent.children.flatMap((node, index): Inline[] => {
      switch (node.type) {
        case 'text': {
          const previous = parent.children[index - 1];
          return readText(node, previous !== undefined && isLineBreak(previous));
        }
        case 'emphasis':
        case 'strong':
        case 'delete':
          return [{ type: node.type, children: readLine(node) }];
        case 'link':
        case 'linkReference': {
          const target = 'url' in node ? node : targets.get(node.identifier);
          used.add(target);
          const to = target ? readAddress(link, target) : '';
          return [{ type: 'link', to, children: readLine(node) }];
        }
        case 'break':
          return [{ type: 'break' }];
        case 'imageReference':
          used.add(targets.get(node.identifier));
          return reportUnsupported(node);
        default:
          return isLineBreak(node) ? [{ type: 'break' }] : reportUnsupported(node);
      }
    });
  }

  /**
   * Converts a text, whose new lines are line breaks. A new line right after a `<br>` is not a second one. The marks of
   * a comment are mistakes here, because visitors see them and the comment.
   */
  function readText(node: mdast.Text, isAfterBreak: boolean): Inline[] {
    const [first = '', ...others] = node.value.split('\n').map((line, linesBelow) => {
      if (line.includes('<!--')) addMistake(brokenComment, node, linesBelow);
      if (line.includes('%%'))
        addMistake('has %%: put a comment between <!-- and -->, or write one %', node, linesBelow);
      return line;
    });
    const below = others.flatMap((line): Inline[] => [{ type: 'break' }, line]);
    return [first, ...below.slice(isAfterBreak && !first ? 1 : 0)].filter(Boolean);
  }

  function reportUnused(): void {
    for (const definition of definitions) if (!used.has(definition)) reportUnsupported(definition);
  }

  return { readLine, reportUnused };
}
