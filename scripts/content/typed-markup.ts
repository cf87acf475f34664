import { asMeant } from './as-meant.ts';
import { nodesIn, parseMarkdown } from './markdown-tree.ts';
import type { Source } from './sources.ts';
import { lineAt } from './yaml.ts';

const { raw } = String;

/** The pieces of one regular expression: what looks like markup, but visitors would see as it was typed. */
const pieces = [
  // Bold, italics and struck words with a space or a sign at the wrong place; highlighted words.
  raw`(?<!\*)\*\*(?!\*)|(?<![\w*])\*[^\s*][^*\n]*\*|(?<!\w)__(?=\w)|~~|==(?=\S)`,
  // A list with dashes in place of hyphens; headings, lists and numbers without their space; rows of a table without
  // its line of hyphens; boxes of tasks.
  raw`^–\s.*\n\n?–\s.*|(?<=^[ >]{0,9})(?:#{2,6}[^#\s].*|[\-+]\p{L}.*|\d[.\)]\p{L}.*|\|.*\||\[[ xX]\])`,
  // Attributes, templates, containers, tables of contents and callouts of other programs.
  raw`\{[\{%#:.].*|:::.*|\[TOC\]|\[![\w\-]+\]`,
  // Links and notes that lead nowhere, and the marks that chat assistants leave for their sources.
  raw`\[\[|\]\[|\] ?\([^\s\)]+\)|!\[|\^\[|\[\^.*?\]|:?contentReference.*|oaicite.*|【\d+[†:].*?】`,
  // The names of emoji, broken letters, and a backslash before nothing that needs one.
  raw`(?<!\S):[a-z_]{3,}:(?!\S)|\uFFFD|[ÂÃ][\u0080-\u00BF„–œŸ€‚…‡‰Š“‘•—˜™š]|â€.?|ðŸ|\\(?![!-\/:-@\[-\x60\{-~])`,
];

/** With a backslash in front, the author wants the signs to be seen. */
const typedMarkup = new RegExp(raw`(?<!\\)(?:${pieces.join('|')})`, 'gmu');

/**
 * Returns the markup that visitors would see as it was typed, by the number of its line. The whole file is parsed
 * as Markdown, also the keys in YAML, because the parser finds the texts of the keys too.
 */
export function typedIn({ text: written }: Source): Map<number, string> {
  const text = asMeant(written);
  const words = nodesIn(parseMarkdown(text)).filter(({ type }) => type === 'text');
  const typed = [...text.matchAll(typedMarkup)].filter(({ index }) =>
    words.some(
      ({ position }) =>
        index >= Number(position?.start.offset) && index < Number(position?.end.offset),
    ),
  );
  return new Map(typed.map(({ 0: markup, index }) => [lineAt(text, index), markup]));
}
