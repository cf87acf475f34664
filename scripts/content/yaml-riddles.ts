import type { ErrorCode } from 'yaml';

/** What follows a hyphen, or a key and its colon. */
const valueIn = (line: string) => /^[\s-]*(?:[\w.-]+:\s+)?(.*)$/.exec(line)?.[1] ?? '';

const isOdd = (line: string, mark: string) => line.split(mark).length % 2 === 0;

const isUnclosed = (line: string) =>
  ["'", '"'].some((mark) => valueIn(line).startsWith(mark) && isOdd(line, mark));

const ofCodes: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'starts with a tab: use spaces',
  DUPLICATE_KEY: 'has a key for the second time: keep one of the two',
  BAD_DQ_ESCAPE: "has a \\ between quotation marks: put the text between ' and '",
  MULTIPLE_DOCS: 'has --- in its middle: remove that line',
};

const isOpen = (text: string) => text.split('[').length > text.split(']').length;

/** What a line looks like that cannot be read, and what to do; the first that fits. % is its first sign. */
const ofLines: readonly [isMeant: (line: string) => boolean, sentence: string][] = [
  [
    (line) => /^[\s-]*[\w-]+:[^\s/]/.test(line),
    'has no space after a colon: write it as in title: Our Story',
  ],
  [
    (line) => /^-(\s|$)/.test(valueIn(line)),
    'has a hyphen after a colon: start the list in the next line',
  ],
  [
    (line) => /^['"]/.test(valueIn(line)),
    'has quotation marks within quotation marks: write “ and ” within the text',
  ],
  [
    (line) => /^[*&@`%!|>{[]/.test(valueIn(line)),
    'has a text that starts with %: put it between quotation marks, as in "% …"',
  ],
  [
    (line) => /:\s/.test(valueIn(line)),
    'has a colon in a text: put it between quotation marks, as in "Our story: how we began"',
  ],
];

/**
 * A mistake in YAML in plain words. `lines` are those up to the one that cannot be read; the mistake may be
 * some lines further up.
 */
export function explainYaml(code: ErrorCode, lines: readonly string[]) {
  const line = lines.at(-1) ?? '';
  const upTo = (index: number) => lines.length - 1 - index;
  const ofCode = ofCodes[code];
  if (ofCode) return { linesUp: 0, sentence: ofCode };
  const quote = lines.findLastIndex(isUnclosed);
  if (quote >= 0) {
    const example = `as in "Ann's flowers"`;
    const sentence = `has quotation marks that do not match: write one " before and one after the text, ${example}`;
    return { linesUp: upTo(quote), sentence };
  }
  const bracket = lines.findLastIndex((_line, index) => isOpen(lines.slice(index).join()));
  if (bracket >= 0) {
    const sentence = 'has a [ without its ]: add it at the end of the list';
    return { linesUp: upTo(bracket), sentence };
  }
  const ofLine = ofLines.find(([isMeant]) => isMeant(line));
  if (ofLine) return { linesUp: 0, sentence: ofLine[1].replaceAll('%', valueIn(line).charAt(0)) };
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    const sentence =
      'starts further to the right than the line above: start both at the same place';
    return { linesUp: -1, sentence };
  }
  const sentence =
    'cannot be read: write a name, a colon, a space and a text, below its neighbours';
  return { linesUp: 0, sentence };
}
