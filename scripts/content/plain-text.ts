import type { Inline, Line } from '#shared/content-types.ts';

/** Returns the text of a line without its formatting and link targets. A line break becomes a space. */
export const plainText = (line: Line): string => line.map(textOf).join('');

function textOf(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  return inline.type === 'break' ? ' ' : plainText(inline.children);
}
