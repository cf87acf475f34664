import type { Inline, Line } from './content-types.ts';

/** The text of a line without its looks. */
export function plainText(line: Line): string {
  return line.map((inline) => (typeof inline === 'string' ? inline : textOf(inline))).join('');
}

function textOf(inline: Exclude<Inline, string>): string {
  return inline.type === 'break' ? ' ' : plainText(inline.children);
}

/** A heading of YAML, with the words between * and * in italics. */
export function headingOf(text: string): Line {
  return text
    .split('*')
    .map(
      (words, index): Inline => (index % 2 === 0 ? words : { type: 'emphasis', children: [words] }),
    )
    .filter((words) => words !== '');
}

/** Who is quoted, if a dash starts the last line of a quote; else nothing. */
export function authorIn([opening, ...rest]: Line): Line {
  const dash = /^(—|–|--)\s*/;
  if (typeof opening !== 'string' || !dash.test(opening)) return [];
  return [opening.replace(dash, ''), ...rest].filter((inline) => inline !== '');
}

/** All strings in a value: texts, and names and URLs, which add a few characters at most. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
