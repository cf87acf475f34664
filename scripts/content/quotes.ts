import type { PhrasingContent } from 'mdast';
import type { Line } from './content-types.ts';

/** The dash before the name of who is quoted. */
const dash = /^\s*(—|–|--)\s*/;

/** Who is quoted, if a dash starts a line of the quote; else nothing. */
export function authorIn([opening, ...rest]: Line): Line {
  if (typeof opening !== 'string' || !dash.test(opening)) return [];
  return [opening.replace(dash, ''), ...rest].filter((part) => part !== '');
}

const lastLine = /\n\s*(—|–|--)[^\n]*$/;

/** A paragraph of a quote, and apart from it its last line if that starts with a dash. */
export function splitAuthor(nodes: readonly PhrasingContent[]): (readonly PhrasingContent[])[] {
  const at = nodes.findLastIndex((node) => node.type === 'text' && lastLine.test(node.value));
  const node = nodes[at];
  if (node?.type !== 'text') return [nodes];
  const end = node.value.search(lastLine);
  const before = { ...node, value: node.value.slice(0, end) };
  const author = { ...node, value: node.value.slice(end + 1) };
  return [
    [...nodes.slice(0, at), before],
    [author, ...nodes.slice(at + 1)],
  ];
}
