import type { YAMLParseError } from 'yaml';

const sentencesByCode: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'starts with a tab: use spaces',
  DUPLICATE_KEY: 'has a key for the second time: keep one of the two',
  BAD_DQ_ESCAPE: "has a \\ between quotation marks: put the text between ' and '",
  MULTIPLE_DOCS: 'has --- in its middle: remove that line',
};

/** What follows a hyphen, or a key and its colon. */
const valueIn = (line: string) => /^[\s-]*(?:[\w.-]+:\s+)?(.*)$/.exec(line)?.[1] ?? '';

const isUnclosed = (line: string) =>
  ["'", '"'].some((mark) => valueIn(line).startsWith(mark) && line.split(mark).length % 2 === 0);

/**
 * A mistake in YAML in plain words, or in the parser's. `lines` are those up to the one that cannot be read;
 * the mistake may be some lines further up.
 */
export function explainYamlError({ code, message }: YAMLParseError, lines: readonly string[]) {
  const sentence = sentencesByCode[code];
  if (sentence) return { linesUp: 0, sentence };
  const quote = lines.findLastIndex(isUnclosed);
  if (quote >= 0) {
    const sentence = `has quotation marks that do not match: write one " before and one after the text, as in "Ann's flowers"`;
    return { linesUp: lines.length - 1 - quote, sentence };
  }
  const [, bracket] = / end with a (.)$/.exec(message) ?? [];
  if (bracket) {
    return { linesUp: 1, sentence: `has a list without its ${bracket}: add it at the end` };
  }
  const value = valueIn(lines.at(-1) ?? '');
  if (value.startsWith('{')) {
    const sentence =
      'has keys between { and } that cannot be read: put a comma between them, as in { x: 50, y: 50 }';
    return { linesUp: 0, sentence };
  }
  if (/:\s/.test(value)) {
    const example = 'as in "Our story: how we began"';
    const sentence = `has a colon in a text: put it between quotation marks, ${example}`;
    return { linesUp: 0, sentence };
  }
  const remedy = 'write a name, a colon, a space and a text, between quotation marks if in doubt';
  return { linesUp: 0, sentence: `cannot be read (${message}): ${remedy}` };
}
