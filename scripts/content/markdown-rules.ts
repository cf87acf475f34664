import { linkMiddle, unwritten } from './text-rules.ts';

/** The sentence for each thing that the site cannot show there, by the type of its node or by a name. */
export const refusals: Readonly<Record<string, string>> = {
  author: 'has a name right below the words of a quote: put a line with > alone between them',
  blockquote: 'has a quote within a quote or a list: give it a paragraph of its own',
  code: 'has a line that starts with four spaces or with ```: remove them, the site shows no code',
  definition: 'has a link in two parts: write it in one, as in [our gallery](/gallery)',
  heading: 'has a heading here: give it a line of its own',
  html: 'has HTML: write it in Markdown',
  image: 'has a picture in a text: give it a paragraph of its own, with empty lines around it',
  imageReference: 'has a picture in two parts: write it in one, as in ![caption](table.jpg)',
  inlineCode: 'has a text between ` and `: remove them, the site shows no code',
  linkReference: 'has a link in two parts: write it in one, as in [our gallery](/gallery)',
  linkWithoutWords: 'has a link without words: write them between [ and ]',
  list: 'has a list within a list or a quote: write one list, or headings with lists below',
  numbers:
    'has a list that does not start with 1: write 1. or, if it is no list, a \\ before the full stop',
  paragraph: 'has a second paragraph in an entry of a list: make it an entry, or end the list',
  quoteWithoutWords: 'has a quote without words: write them after the >',
  thematicBreak: 'has a line of hyphens or stars: remove it, or write a ## heading',
  underlined:
    'has a line of --- or === below it: remove that line, or write ## before it for a heading',
  words:
    'has words among pictures: remove them, or complete the picture, as in ![caption](table.jpg)',
};

/** What may not stand in a text, and what to do instead. */
const rules: readonly [pattern: RegExp, sentence: string][] = [
  [unwritten, 'has a text that is not written yet: finish it'],
  [/\S {2,}\S/, 'has two spaces in a row: use single ones'],
  [
    linkMiddle,
    'has a link that is not complete: write it as in [our gallery](/gallery), without spaces',
  ],
  [/^\s*\|?[\s:|-]*-[\s:-]*\|[\s:|-]*$/m, 'has a table: write a list'],
];

const startOfUrl = /https?:\/\/|\bwww\./;

/**
 * The first problem of a text in Markdown, which `source` is as written, and how many lines below its start.
 * Only the text of a link may be a web address.
 */
export function problemIn(text: string, source: string, isInLink: boolean) {
  for (const [pattern, sentence] of rules) {
    const match = pattern.exec(text);
    if (match) return { linesDown: lineBreaksIn(text.slice(0, match.index)), sentence };
  }
  const url = isInLink ? null : startOfUrl.exec(text);
  if (url) {
    const sentence = 'has a web address in a text: write [their site](https://www.example.com)';
    return { linesDown: lineBreaksIn(text.slice(0, url.index)), sentence };
  }
  const star = /(?<!\\)\*/.exec(source);
  if (!text.includes('*') || !star) return undefined;
  const sentence = 'has a * without its pair: write *words* for italics, or \\* for the sign';
  return { linesDown: lineBreaksIn(source.slice(0, star.index)), sentence };
}

/** How many line breaks a text has. */
export const lineBreaksIn = (text: string) => text.split('\n').length - 1;
