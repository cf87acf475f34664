import type * as mdast from 'mdast';
import type { Inline } from '#shared/content-types.ts';
import {
  addMistake,
  brokenComment,
  type Reading,
  readAddress,
  reportUnsupported,
} from './markdown-mistakes.ts';
import { isLineBreak } from './markdown-tree.ts';

/** A node that contains text, such as a paragraph, a heading, a link or a picture with its caption. */
type TextParent = mdast.Parent & { children: mdast.PhrasingContent[] };

/** Converts the children of a node into inline content. Only captions and cells of a table may be empty. */
export function readLine(reading: Reading, parent: TextParent): Inline[] {
  const mayBeEmpty = parent.type === 'image' || parent.type === 'tableCell';
  if (parent.children.length === 0 && !mayBeEmpty)
    addMistake(reading, 'is empty: fill it in, or remove it', parent);
  return parent.children.flatMap((node, index): Inline[] => {
    switch (node.type) {
      case 'text': {
        const previous = parent.children[index - 1];
        return readText(reading, node, previous !== undefined && isLineBreak(previous));
      }
      case 'emphasis':
      case 'strong':
      case 'delete':
        return [{ type: node.type, children: readLine(reading, node) }];
      case 'link':
        return [
          { type: 'link', to: readAddress(reading, node), children: readLine(reading, node) },
        ];
      default:
        return isLineBreak(node) ? [{ type: 'break' }] : reportUnsupported(reading, node);
    }
  });
}

const percentComment = 'has %%: put a comment between <!-- and -->, or write one %';

/**
 * Converts a text, whose new lines are line breaks. A new line right after a `<br>` is not a second break. The marks of
 * a comment are mistakes here, because visitors would see them and the comment.
 */
function readText(reading: Reading, node: mdast.Text, isAfterBreak: boolean): Inline[] {
  const [first = '', ...others] = node.value.split('\n').map((line, linesBelow) => {
    if (line.includes('<!--')) addMistake(reading, brokenComment, node, linesBelow);
    if (line.includes('%%')) addMistake(reading, percentComment, node, linesBelow);
    return line;
  });
  const below = others.flatMap((line): Inline[] => [{ type: 'break' }, line]);
  return [first, ...below.slice(isAfterBreak && !first ? 1 : 0)].filter(Boolean);
}
