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
import { toPlainSpaces } from './plain-spaces.ts';

/** The content of a YAML file, or of the front matter of a Markdown file. */
export interface Yaml {
  /** The parsed content, without empty values. All scalars are strings. The top level may be a list. */
  keys: Readonly<Record<string, unknown>>;
  /**
   * Returns the line of the value at `path`. If it is missing, returns the line of its nearest parent, or 1. Below a
   * `|`, the part of `path` after the text's own key may be the index of a line.
   */
  lineOf: (path: readonly unknown[]) => number;
  mistakes: readonly Finding[];
}

/** Returns the number of the line that contains the character at `offset`. The first line is 1. */
export const lineAt = (text: string, offset = 0) => text.slice(0, offset).split('\n').length;

const quoteIt =
  'put a text with a colon or a #, or with a symbol first, between straight quotation marks, like title: "Prices: from £50", or between \' and \' if it contains "';

/** Messages with the most likely cause of a parser's error, and its remedy, by the code of the error. */
const messages: { readonly [Code in ErrorCode]?: string } = {
  BAD_INDENT: 'is indented wrongly, or a list above lacks its ]: check both',
  BLOCK_IN_FLOW: 'has a { without its commas: write it like { x: 50, y: 50 }',
  DUPLICATE_KEY: 'repeats a key: keep one of the two',
  MISSING_CHAR:
    'lacks a key with a colon, or a closing quotation mark, or a line above does: add it',
  MULTILINE_IMPLICIT_KEY: 'has no key: start the line with a key, a colon and a space',
  MULTIPLE_DOCS: 'has a line of --- below other keys: remove it',
  TAB_AS_INDENT: 'starts with a tab: use spaces',
};

/**
 * Removes spaces at the end of a line, and replaces other kinds of spaces at its start, around the colon of a key, and
 * behind `,`, `{` and `[`. YAML accepts only ordinary spaces there.
 */
const normaliseYamlSpaces = (line: string) =>
  line
    .trimEnd()
    .replace(/^[\p{Zs}-]*(\w+\p{Zs}*:)?/u, toPlainSpaces)
    .replace(/[:,{[]\p{Zs}+/gu, toPlainSpaces);

/** Parses the YAML of a file. All values are strings, so that telephone numbers keep their leading zeros. */
export function readYaml(file: string, text: string): Yaml {
  const mistakes: Finding[] = [];
  const source = text.split('\n').map(normaliseYamlSpaces).join('\n');
  const addMistake = (message: string, offset = 0) =>
    void mistakes.push({ file, line: lineAt(source, offset), message });
  const options = { customTags: ['null' as const], prettyErrors: false };
  const document = parseDocument(source, { schema: 'failsafe', ...options });
  const [error, next] = [...document.errors, ...document.warnings];
  if (error) {
    // After a wrong indentation, the parser's second error is MULTILINE_IMPLICIT_KEY.
    const code = next?.code === 'MULTILINE_IMPLICIT_KEY' ? 'BAD_INDENT' : error.code;
    addMistake(messages[code] ?? `cannot be read: ${quoteIt}`, error.pos[0]);
  } else if (document.contents && !isCollection(document.contents))
    addMistake('has no keys: write a key, a colon, a space and a text');
  visit(document, {
    Pair(_, { key, value }) {
      const lacksSpace = value === null && isNode(key) && /^\w+:\S/.test(String(key));
      if (lacksSpace) addMistake(`has "${key}": put a space after the colon`, key.range?.[0]);
    },
    Node(key, node) {
      const at = node.range?.[0];
      if (isAlias(node) || node.anchor) addMistake(`starts with * or &: ${quoteIt}`, at);
      if (!isScalar(node)) return;
      const hidesText = node.comment && !/^\s/.test(node.comment);
      if (hidesText) addMistake(`has a # that hides what follows: ${quoteIt}`, at);
      // Editors write an empty entry into a list without entries.
      return typeof key === 'number' && !node.value ? visit.REMOVE : undefined;
    },
  });
  return {
    keys: (mistakes.length === 0 && document.toJS({ reviver: withoutEmpty })) || {},
    mistakes,
    lineOf(path) {
      for (let depth = path.length; depth >= 0; depth -= 1) {
        const node = document.getIn(path.slice(0, depth), true);
        if (!isNode(node) || !node.range) continue;
        const index = isScalar(node) && node.type === 'BLOCK_LITERAL' ? path[depth] : undefined;
        return lineAt(source, node.range[0]) + (typeof index === 'number' ? 1 + index : 0);
      }
      return 1;
    },
  };
}

/** Removes empty values, and `false`, which editors write for a checkbox that is not ticked. */
function withoutEmpty(_key: unknown, value: unknown) {
  if (typeof value === 'string') return value.trim().replace(/^false$/, '') || undefined;
  const filled = Array.isArray(value) ? value.filter(Boolean) : value;
  return Object.keys(filled ?? {}).length > 0 ? filled : undefined;
}
