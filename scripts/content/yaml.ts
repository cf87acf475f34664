import type { VFile } from 'vfile';
import { type ErrorCode, isMap, isNode, isSeq, parseDocument, visit } from 'yaml';

/** What is written in YAML: a file, or the front matter of one. */
export interface Yaml {
  /** Its records, lists and strings, without what is empty; undefined if it cannot be read. It may be a list. */
  keys?: Readonly<Record<string, unknown>>;
  /** Where a key or a list's entry is, or what it would be in if it is not there. */
  pointOf: (path: readonly unknown[]) => Point | undefined;
}

/** A place in a file, counted from 1. */
export type Point = ReturnType<typeof pointIn>;

/** The start of the line of a text's character. */
export const pointIn = (text: string, offset = 0) => ({
  line: text.slice(0, offset).split('\n').length,
  column: 1,
});

const quoteIt =
  'put a text with a colon or a #, or with a symbol first, between " and ", one with " in it between \' and \'';

/** What people most likely meant to write, by the parser's errors. */
const sentences: { readonly [Code in ErrorCode]?: string } = {
  BAD_DQ_ESCAPE: 'has a \\ between " and ": put the text between \' and \'',
  BAD_INDENT: 'is indented wrongly, or a list above has no ]: check both',
  BLOCK_IN_FLOW: 'has a { without its commas: write it like { x: 50, y: 50 }',
  DUPLICATE_KEY: 'repeats a key: keep one of the two',
  MISSING_CHAR: 'or a line above lacks a key with a colon, or one quotation mark of a pair: add it',
  MULTILINE_IMPLICIT_KEY: 'has no key with a colon and a space: write them first',
  TAB_AS_INDENT: 'starts with a tab: use spaces',
};

/** Reads YAML, and reports what cannot be read. All values are strings: a telephone number keeps its zeros. */
export function readYaml(file: VFile, source: string): Yaml {
  const options = { customTags: ['null' as const], prettyErrors: false };
  const document = parseDocument(source, { schema: 'failsafe', ...options });
  const report = (sentence: string, offset = 0) =>
    void file.message(sentence, pointIn(source, offset));
  const [error, next] = [...document.errors, ...document.warnings];
  // Only a line that is indented wrongly makes two such errors.
  const code = next?.code === 'MULTILINE_IMPLICIT_KEY' ? 'BAD_INDENT' : error?.code;
  if (error && code) report(sentences[code] ?? `cannot be read: ${quoteIt}`, error.pos[0]);
  else if (document.contents && !isMap(document.contents) && !isSeq(document.contents))
    report('has no keys: write a name, a colon, a space and a text');
  visit(document, {
    Pair(_, { key, value }) {
      const isGlued = value === null && isNode(key) && /^\w+:\S/.test(String(key));
      if (isGlued) report(`has "${key}": put a space after the colon`, key.range?.[0]);
    },
    Alias: (_, { range }) => report(`starts with *: ${quoteIt}`, range?.[0]),
    Scalar(key, { comment, range, value }) {
      const hides = comment && !/^\s/.test(comment);
      if (hides) report(`has a # that hides what follows: ${quoteIt}`, range?.[0]);
      // An entry of a list that an editor has left empty is none.
      return typeof key === 'number' && !value ? visit.REMOVE : undefined;
    },
  });
  return {
    ...(file.messages.length === 0 && { keys: document.toJS({ reviver: withoutEmpty }) ?? {} }),
    pointOf(path) {
      const depths = path.map((_, at) => path.length - at);
      const nodes = [...depths, 0].map((depth) => document.getIn(path.slice(0, depth), true));
      const found = nodes.find((node) => isNode(node) && node.range);
      return isNode(found) ? pointIn(source, found.range?.[0]) : undefined;
    },
  };
}

/** Leaves out what is empty, and `false`, which editors write where nobody has said that something is so. */
function withoutEmpty(_key: unknown, value: unknown) {
  if (typeof value === 'string') return value.trim().replace(/^false$/, '') || undefined;
  const filled = Array.isArray(value) ? value.filter(Boolean) : value;
  return Object.keys(filled ?? {}).length > 0 ? filled : undefined;
}
