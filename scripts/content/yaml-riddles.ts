import type { ErrorCode } from 'yaml';

/** The value of a line: what follows a hyphen or a key and its colon. */
const valueIn = (line: string) => /^[\s-]*(?:[\w.-]+:\s+)?(.*)$/.exec(line)?.[1] ?? '';

const isOdd = (line: string, mark: string) => line.split(mark).length % 2 === 0;

const example = 'as in "Our story: how we began"';

/**
 * What a mistake in YAML is in plain words. `lines` are those up to the one that cannot be read. Returns the
 * number of lines that the mistake is further up, and a sentence.
 */
export function explainYaml(
  code: ErrorCode,
  lines: readonly string[],
): [up: number, sentence: string] {
  const line = lines.at(-1) ?? '';
  const value = valueIn(line);
  const quote = lines.findLastIndex((each) =>
    ["'", '"'].some((mark) => valueIn(each).startsWith(mark) && isOdd(each, mark)),
  );
  if (code === 'TAB_AS_INDENT') return [0, 'starts with a tab: use spaces'];
  if (code === 'DUPLICATE_KEY')
    return [0, `has ${line.trim().split(':')[0]} a second time: keep one of the two`];
  if (code === 'BAD_DQ_ESCAPE')
    return [0, "has a \\ between quotation marks: put the text between ' and '"];
  if (code === 'MULTIPLE_DOCS') return [0, 'has --- in its middle: remove that line'];
  if (/^[\s-]*[\w-]+:[^\s/]/.test(line))
    return [0, 'has no space after a colon: write it as in title: Our Story'];
  if (/^- |^-$/.test(value))
    return [0, 'has a hyphen after a colon: start the list in the next line'];
  if (quote >= 0) {
    const up = lines.length - 1 - quote;
    return [
      up,
      'has quotation marks that do not match: write one " before the text and one after it, and none but \' within, as in "Ann\'s flowers"',
    ];
  }
  if (/^['"]/.test(value))
    return [0, 'has quotation marks within quotation marks: write “ and ” within the text'];
  if (/^[*&@`%!|>{[]/.test(value))
    return [
      0,
      `has a text that starts with ${value[0]}: put it between quotation marks, ${example}`,
    ];
  const bracket = lines.findLastIndex((each) => each.split('[').length > each.split(']').length);
  if (bracket >= 0)
    return [lines.length - 1 - bracket, 'has a [ without its ]: add it at the end of the list'];
  if (/:\s/.test(value))
    return [0, `has a colon in a text: put the text between quotation marks, ${example}`];
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return [-1, 'starts further to the right than the line above: start both at the same place'];
  return [
    0,
    'cannot be read: write a name, a colon, a space and a text, and start it where its neighbours start',
  ];
}
