import type { Inline, Line } from './content-types.ts';

/** The text of a line without its looks. */
export function plainText(line: Line): string {
  return line.map((part) => (typeof part === 'string' ? part : textOf(part))).join('');
}

function textOf(part: Exclude<Inline, string>): string {
  return part.type === 'break' ? ' ' : plainText(part.children);
}

/** A heading of YAML, with the words between * and * in italics. */
export function headingOf(text: string): Line {
  return text
    .split('*')
    .map((part, index): Inline => (index % 2 === 0 ? part : { type: 'emphasis', children: [part] }))
    .filter((part) => part !== '');
}

/** Who is quoted, if a dash starts the last line of a quote; else nothing. */
export function authorIn([opening, ...rest]: Line): Line {
  const dash = /^(—|–|--)\s*/;
  if (typeof opening !== 'string' || !dash.test(opening)) return [];
  return [opening.replace(dash, ''), ...rest].filter((part) => part !== '');
}

/** All strings in a value: texts, and names and addresses, which add a few characters at most. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
