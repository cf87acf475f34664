/** What may not stand in a text, what it is called and what to do instead. */
const rules: readonly [pattern: RegExp, sentence: string][] = [
  [/lorem|ipsum|\b(todo|tbd|xxx)\b/i, 'has a text that is not written yet: finish it'],
  [/\S {2,}\S/, 'has two spaces in a row: use single ones'],
  [
    /https?:\/\/|\bwww\./,
    'has a web address in a sentence: write it as a link, as in [their site](https://www.example.com)',
  ],
  [
    /\]\(/,
    'has a link that is not complete: write it without spaces in its address, as in [our gallery](/gallery)',
  ],
  [/^\s*\|?[\s:|-]*-[\s:-]*\|[\s:|-]*$/m, 'has a table: write a list'],
];

/** The first problem of a text in Markdown, and how many lines below the text's start; `source` is as written. */
export function problemIn(text: string, source: string) {
  for (const [pattern, sentence] of rules) {
    const match = pattern.exec(text);
    if (match) return { linesDown: linesIn(text.slice(0, match.index)), sentence };
  }
  const star = /(?<!\\)\*/.exec(source);
  if (!text.includes('*') || !star) return undefined;
  const sentence = 'has a * without its pair: write *words* for italics, or \\* for the sign';
  return { linesDown: linesIn(source.slice(0, star.index)), sentence };
}

const linesIn = (text: string) => text.split('\n').length - 1;
