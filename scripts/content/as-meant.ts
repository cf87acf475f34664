import { blank } from './sources.ts';

const { raw } = String;

/** What was written for nobody's eyes: comments of Obsidian, HTML and editors, and the ids of Obsidian's blocks. */
const hidden = new RegExp(
  raw`%%.*?%%|<!--.*?-->|\{>>.*?<<\}|(?<=\s)\^(?=[\d-]*[a-z])[a-z\d-]+(?= *(?:\n|$))`,
  'gis',
);

/** What people paste that Markdown reads otherwise: a name, a pattern and its replacement, and an example of both. */
export const rewritings: readonly [string, string, string, string, string][] = [
  [
    'the bullets of word processors, and their dashes in front of neighbouring lines',
    raw`^([ \t]*)•|^–(?=\s.*\n\n?–\s)|(?<=^–\s.*\n\n?)–(?=\s)`,
    '$1- ',
    '•One',
    '- One',
  ],
  [
    'odd spaces among the marks in front of words, and at the end of a line',
    raw`(?<=^(?:[\t>\p{Zs}]|(?:[\-*+]|#+|\d+[.\)])(?=\p{Zs}))*)\p{Zs}|\p{Zs}(?=\p{Zs}*$)`,
    ' ',
    '-\u00A0One',
    '- One',
  ],
  [
    'who is quoted, right below the quote',
    raw`(?<=^>(?!\s*[—–-]).*\n)(?:> *)?(?=(?:—|–|--)[^\n—–]*(?:\n(?!>)|$(?!\n)))`,
    '>> ',
    '> One\n> — Ann',
    '> One\n>> — Ann',
  ],
  [
    'the size of a picture behind its caption',
    raw`(?<=!\[[^\]\n]*)\|\d+(?:x\d+)?(?=\])`,
    '',
    '![A rose|300](rose.jpg)',
    '![A rose](rose.jpg)',
  ],
  [
    'pictures between double brackets',
    raw`!\[\[([^\]|\n]+)\|?([^\]\n]*)\]\]`,
    '![$2](</$1>)',
    '![[rose.jpg|A rose]]',
    '![A rose](</rose.jpg>)',
  ],
  [
    'links to pages between double brackets',
    raw`\[\[(?=([^\]|\n]+))(?:[^\]|\n]+\|)?([^\]\n]+)\]\]`,
    '[$2](</$1>)',
    '[[gallery|Pictures]]',
    '[Pictures](</gallery>)',
  ],
  [
    'the underscores of a name on a network, which set nothing in italics',
    raw`(?<=(?<![\w/]|:\/\/\S*|\bwww\.\S*)@\w*)_`,
    raw`\_`,
    '@_lark_',
    raw`@\_lark\_`,
  ],
  [
    'spaces in the address of a link, as files and telephone numbers have them',
    raw`(?<=\]\()(?![^\(\)\n]*["<])(?=(?:[^\(\)\n]|\([^\(\)\n]*\))* )(?:[^\(\)\n]|\([^\(\)\n]*\))+(?=\))`,
    '<$&>',
    '[Call](tel:(020) 7946 0000)',
    '[Call](<tel:(020) 7946 0000>)',
  ],
];

/** Markdown that people have pasted, as they meant it. All lines stay where they are. */
export const asMeant = (markdown: string) =>
  rewritings.reduce(
    (text, [, pattern, replacement]) => text.replace(new RegExp(pattern, 'gmu'), replacement),
    markdown.replace(hidden, blank),
  );

/** What looks like markup and is shown as it was typed. */
const markup = [
  // Bold, italics and struck words with a space or a sign at the wrong place; marked words; signs that stand low or high.
  raw`(?<!\*)\*\*(?!\*)|(?<![\w*])\*[^\s*][^*\n]*\*|(?<!\w)__(?=\w)|~~|==(?=\S)|(?<=\w)[~^]\w+[~^]`,
  // Headings, lists and numbers without their space, rows of a table without its line of hyphens, boxes of tasks.
  raw`(?<=^[\s>]*)(?:#{2,6}[^#\s].*|[\-+]\p{L}.*|\d[.\)]\p{L}.*|\|.*\||\[[ xX]\]|!!! \w.*)`,
  // Attributes, templates, containers, tables of contents, callouts and tags of other programs.
  raw`\{[\{%#:.+~>=\-].*|:::.*|\[_?(?:toc|TOC)_?\]|\[![\w\-]+\]|\[\/\w+\]|\[\w[\w ]*=.*`,
  // Links and notes that lead nowhere, and what assistants leave of theirs.
  raw`\]\[|\] ?\([^\s\)]+\)|!\[|\^\[|\[\^.*?\]|:?contentReference.*|oaicite.*|【\d+[†:].*?】|\[cite.*|\p{Co}`,
  // The names of emoji, spaces in HTML, broken letters, and a backslash before nothing that needs one.
  raw`(?<!\S):[a-z_]{3,}:(?!\S)|&amp;\w+;|\uFFFD|[ÂÃ][\u0080-\u00BF„–œŸ€‚…‡‰Š“‘•—˜™š]|â€.?|ðŸ|\\(?![!-\/:-@\[-\x60\{-~])`,
];

/** Markup that is shown as it was typed; after a backslash it is meant so. */
export const asTyped = new RegExp(raw`(?<!\\)(?:${markup.join('|')})`, 'gmu');
