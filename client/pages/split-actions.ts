import type { Block } from '#data/content.json';

/** Cuts a text before the row of links at its end, which other parts of the page may stand in front of. */
export function splitActions(text: readonly Block[]) {
  const end = text.at(-1)?.type === 'actions' ? -1 : text.length;
  return { body: text.slice(0, end), actions: text.slice(end) };
}
