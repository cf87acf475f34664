import {
  type ErrorCode,
  isAlias,
  isCollection,
  isNode,
  isScalar,
  parseDocument,
  visit,
} from 'yaml';
import type { Finding } from '../build-errors.ts';

/** A file in YAML, or the front matter of a file, once it is read. */
export interface Yaml {
  /** The records, lists and strings in it, without those that are empty. At the top there may be a list. */
  keys: Readonly<Record<string, unknown>>;
  /** Returns the line of the key or the entry at `path`. If it is missing, that of its nearest parent; else 1. */
  lineOf: (path: readonly unknown[]) => number;
  mistakes: readonly Finding[];
}

/** The number of the line in which the character at `offset` stands, counted from 1. */
export const lineAt = (text: string, offset = 0) => text.slice(0, offset).split('\n').length;

const quoteIt =
  'put a text with a colon or a #, or with a symbol first, between straight " and ", like title: "Prices: from £50", or between \' and \' if it has " in it';

/** What most likely is wrong, and what to write instead, by the codes of the parser's errors. */
const sentences: { readonly [Code in ErrorCode]?: string } = {
  BAD_INDENT: 'is indented wrongly, or a list above has no ]: check both',
  BLOCK_IN_FLOW: 'has a { without its commas: write it like { x: 50, y: 50 }',
  DUPLICATE_KEY: 'repeats a key: keep one of the two',
  MISSING_CHAR: 'or a line above lacks a key with a colon, or one quotation mark of a pair: add it',
  MULTILINE_IMPLICIT_KEY: 'has no key: start the line with one, a colon and a space',
  TAB_AS_INDENT: 'starts with a tab: use spaces',
};

export const plainSpaces = (text: string) => text.replace(/\p{Zs}/gu, ' ');

/** The places where YAML needs plain spaces: in front of a line's words, beside signs, and at the end of the line. */
const spaces = /^[\p{Zs}-]*(\w+\p{Zs}+(?=:))?|(?<=[:,{[])\p{Zs}+|(?<!\p{Zs})\p{Zs}+$/gmu;

/** Reads the YAML of a file. All values are strings: a telephone number keeps its zeros. */
export function readYaml(file: string, text: string): Yaml {
  const mistakes: Finding[] = [];
  const report = (sentence: string, offset = 0) =>
    void mistakes.push({ file, line: lineAt(text, offset), sentence });
  const source = text.replace(spaces, plainSpaces);
  const options = { customTags: ['null' as const], prettyErrors: false };
  const document = parseDocument(source, { schema: 'failsafe', ...options });
  const [error, next] = [...document.errors, ...document.warnings];
  // If the second error is this one, the cause of both is a line that is indented wrongly.
  const code = next?.code === 'MULTILINE_IMPLICIT_KEY' ? 'BAD_INDENT' : error?.code;
  if (error && code) report(sentences[code] ?? `cannot be read: ${quoteIt}`, error.pos[0]);
  else if (document.contents && !isCollection(document.contents))
    report('has no keys: write a name, a colon, a space and a text');
  visit(document, {
    Pair(_, { key, value }) {
      const isGlued = value === null && isNode(key) && /^\w+:\S/.test(String(key));
      if (isGlued) report(`has "${key}": put a space after the colon`, key.range?.[0]);
    },
    Node(key, node) {
      const at = node.range?.[0];
      if (isAlias(node) || node.anchor) report(`starts with * or &: ${quoteIt}`, at);
      if (!isScalar(node)) return;
      const hides = node.comment && !/^\s/.test(node.comment);
      if (hides) report(`has a # that hides what follows: ${quoteIt}`, at);
      // Editors write an empty entry into a list that has none.
      return typeof key === 'number' && !node.value ? visit.REMOVE : undefined;
    },
  });
  return {
    keys: (mistakes.length === 0 && document.toJS({ reviver: withoutEmpty })) || {},
    mistakes,
    lineOf(path) {
      const depths = path.map((_, at) => path.length - at);
      const nodes = [...depths, 0].map((depth) => document.getIn(path.slice(0, depth), true));
      const found = nodes.find((node) => isNode(node) && node.range);
      return isNode(found) ? lineAt(source, found.range?.[0]) : 1;
    },
  };
}

/** Leaves out what is empty, and `false`, which editors write for a box that nobody has ticked. */
function withoutEmpty(_key: unknown, value: unknown) {
  if (typeof value === 'string') return value.trim().replace(/^false$/, '') || undefined;
  const filled = Array.isArray(value) ? value.filter(Boolean) : value;
  return Object.keys(filled ?? {}).length > 0 ? filled : undefined;
}
