import { blank } from './sources.ts';
import { plainSpaces } from './yaml.ts';

/** Markdown that people have pasted, as they meant it. All lines stay where they are. */
export const asMeant = (markdown: string) =>
  markdown
    // What was written for nobody's eyes: comments of Obsidian and HTML, and the ids of Obsidian's blocks.
    .replace(/%%.*?%%|<!--.*?-->/gs, blank)
    .replace(/(^| )\^[\d-]*[a-z][a-z\d-]* *$/gim, '')
    // A bullet of a word processor.
    .replace(/^([ \t]*)•/gm, '$1- ')
    // Odd spaces among the marks in front of a line's words.
    .replace(/^(?:[\t>\p{Zs}]|(?:[-*+]|#+|\d+[.)])(?=\p{Zs}))*/gmu, plainSpaces)
    // Who is quoted, right below the quote, becomes a quote in it.
    .replace(/^(>.*\n)(> *)?(?=(—|–|--)[^—–\n]*$(?!\n>))/gm, '$1>> ')
    // The size of a picture, as Obsidian writes it behind its caption.
    .replace(/(!\[[^\]\n]*)\|\d+(x\d+)?(?=\])/g, '$1')
    // A link with spaces, as those of files and telephone numbers are copied, stands between < and >.
    .replace(/(?<=\]\()([^()\n"<]|\([^()\n"<]*\))+(?=\))/g, (to) =>
      / /.test(to) ? `<${to}>` : to,
    );

const { raw } = String;

/** What looks like markup and is shown as it was typed: one expression, in pieces. */
const markup = [
  // Bold, italics and struck words with a space or a sign at the wrong place; marked words.
  raw`(?<!\*)\*\*(?!\*)|(?<![\w*])\*[^\s*][^*\n]*\*|(?<!\w)__(?=\w)|~~|==(?=\S)`,
  // Dashes in place of hyphens in a list, headings, lists and numbers without their space, rows of a table without its line of hyphens, boxes of tasks.
  raw`^–\s.*\n\n?–\s.*|(?<=^[ >]{0,9})(?:#{2,6}[^#\s].*|[\-+]\p{L}.*|\d[.\)]\p{L}.*|\|.*\||\[[ xX]\])`,
  // Attributes, templates, containers, tables of contents and callouts of other programs.
  raw`\{[\{%#:.].*|:::.*|\[TOC\]|\[![\w\-]+\]`,
  // Links and notes that lead nowhere, and what assistants leave of theirs.
  raw`\[\[|\]\[|\] ?\([^\s\)]+\)|!\[|\^\[|\[\^.*?\]|:?contentReference.*|oaicite.*|【\d+[†:].*?】`,
  // The names of emoji, broken letters, and a backslash before nothing that needs one.
  raw`(?<!\S):[a-z_]{3,}:(?!\S)|\uFFFD|[ÂÃ][\u0080-\u00BF„–œŸ€‚…‡‰Š“‘•—˜™š]|â€.?|ðŸ|\\(?![!-\/:-@\[-\x60\{-~])`,
];

/** Markup that is shown as it was typed; after a backslash it is meant so. */
export const asTyped = new RegExp(raw`(?<!\\)(?:${markup.join('|')})`, 'gmu');
