import type { VFile } from 'vfile';
import { type ErrorCode, isMap, isNode, isSeq, LineCounter, parseDocument, visit } from 'yaml';

/** What is written in YAML: a file, or the front matter of one. */
export interface Yaml {
  /** Its records, lists and strings, without what is empty; undefined if it cannot be read. */
  keys?: Readonly<Record<string, unknown>>;
  /** Where a key or a list's entry is, or what it would be in if it is not there. */
  pointOf: (path: readonly unknown[]) => Point | undefined;
}

interface Point {
  line: number;
  column: number;
}

const quoteIt = 'put the whole text between " and ", as in "Our story: how we began"';

/** What people most likely meant to write, by the parser's errors. */
const sentences: { readonly [Code in ErrorCode]?: string } = {
  BAD_DQ_ESCAPE: "has a \\ between quotation marks: put the text between ' and '",
  BAD_INDENT: 'starts further left or right than it should, or a list above has no ]: compare them',
  BLOCK_AS_IMPLICIT_KEY: `has a colon in a text: ${quoteIt}`,
  BLOCK_IN_FLOW: 'has a { without its commas: write it as in { x: 50, y: 50 }',
  DUPLICATE_KEY: 'has a key for the second time: keep one of the two',
  MISSING_CHAR: 'or a line above has a quotation mark without its pair: write both',
  MULTILINE_IMPLICIT_KEY: 'has no key: write one, a colon and a space before the text',
  MULTIPLE_DOCS: 'has --- in its middle: remove that line',
  TAB_AS_INDENT: 'starts with a tab: use spaces',
  UNEXPECTED_TOKEN: `has quotation marks or a sign in a text: ${quoteIt}`,
};

/** Reads YAML, and reports what cannot be read. All values are strings: a telephone number keeps its zeros. */
export function readYaml(file: VFile, source: string): Yaml {
  const lineCounter = new LineCounter();
  const options = { customTags: ['null' as const], prettyErrors: false, lineCounter };
  const document = parseDocument(source, { schema: 'failsafe', ...options });
  const pointAt = (offset = 0): Point => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line || 1, column: col };
  };
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const { code, message, pos } = error;
    file.message(sentences[code] ?? `cannot be read (${message}): ${quoteIt}`, pointAt(pos[0]));
  } else if (!isMap(document.contents)) {
    file.message('has no keys: write a name, a colon, a space and a text', pointAt());
  }
  visit(document, {
    Alias: (_, { range }) => void file.message(`starts with *: ${quoteIt}`, pointAt(range?.[0])),
    Scalar(_, { comment, range }) {
      if (!comment || /^\s/.test(comment)) return;
      file.message(`has a # that hides what follows: ${quoteIt}`, pointAt(range?.[0]));
    },
  });
  return {
    ...(file.messages.length === 0 && { keys: document.toJS({ reviver: withoutEmpty }) }),
    pointOf(path) {
      let start: unknown = document.contents;
      let value: unknown = start;
      for (const step of path) {
        const pair = isMap(value) ? value.items.find(({ key }) => String(key) === step) : undefined;
        const next = pair?.key ?? (isSeq(value) ? value.items[Number(step)] : undefined);
        if (!next) break;
        [start, value] = [next, pair ? pair.value : next];
      }
      return isNode(start) ? pointAt(start.range?.[0]) : undefined;
    },
  };
}

function withoutEmpty(_key: unknown, value: unknown) {
  return (typeof value === 'string' ? value.trim() : value) || undefined;
}
