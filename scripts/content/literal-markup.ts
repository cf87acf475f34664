import { nodesIn, parseMarkdown } from './markdown-tree.ts';
import { normaliseMarkdown } from './normalise-markdown.ts';
import type { Source } from './sources.ts';
import { lineAt } from './yaml.ts';

const { raw } = String;

/** Parts of a regular expression for text that looks like markup, but that the parser leaves as text. */
const patterns = [
  // Marks for bold, italic or struck text beside a space or a character that disables them; highlighted text.
  raw`(?<!\*)\*\*(?!\*)|(?<![\w*])\*[^\s*][^*\n]*\*|(?<!\w)__(?=\w)|~~|==(?=\S)`,
  // Lists with dashes instead of hyphens; headings and lists without the space after the mark; rows of a table without
  // the line of hyphens; checkboxes.
  raw`^–\s.*\n\n?–\s.*|(?<=^[ >]{0,9})(?:#{2,6}[^#\s].*|[\-+]\p{L}.*|\d[.\)]\p{L}.*|\|.*\||\[[ xX]\])`,
  // Attributes, templates, containers, tables of contents and callouts of other Markdown programs.
  raw`\{[\{%#:.].*|:::.*|\[TOC\]|\[![\w\-]+\]`,
  // Incomplete links and footnotes, and the citation marks of chat assistants.
  raw`\[\[|\]\[|\] ?\([^\s\)]+\)|!\[|\^\[|\[\^.*?\]|:?contentReference.*|oaicite.*|【\d+[†:].*?】`,
  // Emoji names, characters in a wrong encoding, and backslashes that escape nothing.
  raw`(?<!\S):[a-z_]{3,}:(?!\S)|\uFFFD|[ÂÃ][\u0080-\u00BF„–œŸ€‚…‡‰Š“‘•—˜™š]|â€.?|ðŸ|\\(?![!-\/:-@\[-\x60\{-~])`,
];

/** Markup after a backslash is not matched, because the author has escaped it on purpose. */
const typedMarkup = new RegExp(raw`(?<!\\)(?:${patterns.join('|')})`, 'gmu');

/**
 * Returns markup that visitors would see as it was typed, by line number. The YAML front matter is parsed as Markdown
 * too, so that markup in its values is found.
 */
export function findLiteralMarkup({ text: written }: Source): Map<number, string> {
  const text = normaliseMarkdown(written);
  const textNodes = nodesIn(parseMarkdown(text)).filter(({ type }) => type === 'text');
  const typed = [...text.matchAll(typedMarkup)].filter(({ index }) =>
    textNodes.some(
      ({ position }) =>
        index >= Number(position?.start.offset) && index < Number(position?.end.offset),
    ),
  );
  return new Map(typed.map(({ 0: markup, index }) => [lineAt(text, index), markup]));
}
