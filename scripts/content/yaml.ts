import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import type { Place, Report, SourceText } from './mistakes.ts';
import { explainYamlError } from './yaml-errors.ts';

/** A key, or the number of a list's entry, counted from 0. */
type Step = string | number;

/** A text in YAML, with the steps that lead to it. */
export interface YamlEntry extends SourceText {
  path: readonly Step[];
}

/** What is written in YAML: a file, or the front matter of one. */
export interface Yaml {
  isReadable: boolean;
  /** Its texts that are not empty; none if it cannot be read. */
  entries: readonly YamlEntry[];
  /** The line of a key or of a list's entry, or of what it would be in if it is not there. */
  placeOf: (...path: readonly Step[]) => Place;
  /** The whole as records, lists and strings, without keys that have no value; `replace` may change texts. */
  toRecord: (replace: (entry: YamlEntry) => string) => object;
}

/**
 * Reads YAML, and reports what cannot be read. All values are strings, whatever they look like: a telephone
 * number keeps its zeros.
 */
export function readYaml(file: string, source: string, report: Report): Yaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { schema: 'failsafe', lineCounter, prettyErrors: false });
  const placeAt = (offset = 0): Place => ({ file, line: lineCounter.linePos(offset).line || 1 });
  const startOf = (node: unknown) => placeAt((node as Node | null)?.range?.[0]);
  let isReadable = true;
  const refuse = (place: Place, sentence: string) => {
    report(place, sentence);
    isReadable = false;
  };

  const { contents } = document;
  const [error] = document.errors;
  if (error) {
    const { line } = placeAt(error.pos[0]);
    const { linesUp, sentence } = explainYamlError(error, source.split('\n').slice(0, line));
    refuse({ file, line: line - linesUp }, sentence);
  } else if (contents !== null && !isMap(contents)) {
    refuse(startOf(contents), 'has no keys: write a name, a colon, a space and a text');
  } else {
    visit(document, {
      Node(_key, node) {
        const mark = markBefore(node);
        if (mark) refuse(startOf(node), `has a text that starts with ${mark}: ${quoteIt(mark)}`);
        if (!isScalar(node) || !node.comment) return;
        refuse(startOf(node), `has a # that hides the rest of its line: ${quoteIt('#')}`);
      },
    });
  }
  if (!isReadable) return unreadableYaml(file);

  const toValue = (
    node: unknown,
    path: YamlEntry['path'],
    replace: (entry: YamlEntry) => string,
  ): unknown => {
    const values = childrenOf(node).map((child) => {
      return [child.step, toValue(child.value, [...path, child.step], replace)];
    });
    if (isSeq(node)) return values.map(([, value]) => value);
    if (isMap(node)) return Object.fromEntries(values.filter(([, value]) => value !== ''));
    const text = textOf(node);
    return text && replace({ ...startOf(node), path, text });
  };
  const entries: YamlEntry[] = [];
  toValue(contents, [], (entry) => {
    entries.push(entry);
    return entry.text;
  });
  return {
    isReadable,
    entries,
    toRecord: (replace) => Object(toValue(contents, [], replace) || {}),
    placeOf(...path) {
      let [place, node]: [Place, unknown] = [startOf(contents), contents];
      for (const step of path) {
        const child = childrenOf(node).find((each) => each.step === step);
        if (!child) break;
        [place, node] = [startOf(child.start), child.value];
      }
      return place;
    },
  };
}

/** Stands for a file that cannot be read. */
export function unreadableYaml(file: string): Yaml {
  const placeOf = () => ({ file, line: 1 });
  return { isReadable: false, entries: [], placeOf, toRecord: () => ({}) };
}

/** The sign that gives a text another meaning in YAML: an alias, an anchor, a tag. */
function markBefore(node: Node): string {
  if (isAlias(node)) return '*';
  if (node.anchor !== undefined) return '&';
  return node.tag ? '!' : '';
}

const quoteIt = (mark: string) => `put it between quotation marks, as in "${mark} …"`;

/** The text of a node; '' if it is empty or null. */
function textOf(node: unknown): string {
  if (!isScalar(node)) return '';
  const text = String(node.value).trim();
  return node.type === 'PLAIN' && /^(~|null)$/i.test(text) ? '' : text;
}

/** The values in a record or a list, each with its step and the node at which it starts. */
function childrenOf(node: unknown): { step: Step; start: unknown; value: unknown }[] {
  if (isMap(node)) {
    return node.items.map(({ key, value }) => ({ step: String(key), start: key, value }));
  }
  return isSeq(node) ? node.items.map((value, step) => ({ step, start: value, value })) : [];
}
