import type { Inline, Line } from './content-types.ts';

/** The text of a line, without links and emphasis. */
export const plainText = (line: Line): string => line.map(textOf).join('');

function textOf(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  return inline.type === 'break' ? ' ' : plainText(inline.children);
}
