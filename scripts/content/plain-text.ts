import type { Inline, Line } from './content-types.ts';

/** All strings in a value. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** A heading of YAML, with the words between * and * in italics. */
export function headingOf(text: string): Line {
  const parts = text
    .split('*')
    .map((words, at): Inline => (at % 2 ? { type: 'emphasis', children: [words] } : words));
  return parts.filter((words) => words !== '');
}

/** Who is quoted, if a dash starts the last line of a quote; else nothing. */
export function authorIn([opening, ...rest]: Line): Line {
  const dash = /^(—|–|--)\s*/;
  if (typeof opening !== 'string' || !dash.test(opening)) return [];
  return [opening.replace(dash, ''), ...rest].filter((inline) => inline !== '');
}
