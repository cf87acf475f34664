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
import type { OwnText, Place, Report } from './places.ts';
import { explainYaml } from './yaml-riddles.ts';

/** Keys, and numbers of list entries counted from 0, that lead to a value. */
export type Path = readonly (string | number)[];

/** A value of a YAML text, or of the part between --- and --- of a page. */
export interface Entry extends OwnText {
  path: Path;
}

/** A YAML text that can be read. */
export interface Keys {
  entries: readonly Entry[];
  /** The line of a key or of a list's entry; of what it would be in if it is not there. */
  placeOf: (path: Path) => Place;
  /** The whole as records, lists and strings, without keys that have no value; `read` may change values. */
  toValue: (read: (entry: Entry) => string) => object;
}

/**
 * Reads YAML. All values are strings, whatever they look like: a telephone number keeps its zeros. Returns
 * undefined if the text cannot be read, which is reported.
 */
export function readKeys(file: string, text: string, report: Report): Keys | undefined {
  const lineCounter = new LineCounter();
  const options = { schema: 'failsafe', lineCounter, prettyErrors: false } as const;
  const document = parseDocument(text, options);
  const placeAt = (offset = 0): Place => ({ file, line: lineCounter.linePos(offset).line || 1 });
  const startOf = (node: unknown) => placeAt((node as Node | null)?.range?.[0]);
  const [error] = document.errors;
  if (error) {
    const { line } = placeAt(error.pos[0]);
    const { linesUp, sentence } = explainYaml(error.code, text.split('\n').slice(0, line));
    report({ file, line: line - linesUp }, sentence);
    return undefined;
  }
  let isClear = true;
  const refuse = (node: unknown, sentence: string) => {
    report(startOf(node), sentence);
    isClear = false;
  };
  visit(document, {
    Node(_key, node) {
      const mark = isAlias(node) ? '*' : node.anchor !== undefined ? '&' : node.tag ? '!' : '';
      if (mark)
        refuse(
          node,
          `has a text that starts with ${mark}: put it between quotation marks, as in "${mark} …"`,
        );
      if (isScalar(node) && node.comment) {
        refuse(
          node,
          'has a # that hides the rest of its line: put the text between quotation marks',
        );
      }
    },
  });
  const { contents } = document;
  if (contents !== null && !isMap(contents)) {
    refuse(contents, 'has no keys: write each as a name, a colon, a space and its text');
  }
  if (!isClear) return undefined;

  const toValue = (node: unknown, path: Path, read: (entry: Entry) => unknown): unknown => {
    const values = childrenOf(node).map(([key, child]) => [
      key,
      toValue(child.value, [...path, key], read),
    ]);
    if (isSeq(node)) return values.map(([, value]) => value);
    if (isMap(node)) return Object.fromEntries(values.filter(([, value]) => value !== ''));
    const isNull =
      isScalar(node) && node.type === 'PLAIN' && /^(~|null)$/i.test(String(node.value));
    const text = isScalar(node) && !isNull ? String(node.value).trim() : '';
    return text === '' ? '' : read({ ...startOf(node), path, text });
  };
  const entries: Entry[] = [];
  toValue(contents, [], (entry) => entries.push(entry));
  return {
    entries,
    toValue: (read) => Object(toValue(contents, [], read) || {}),
    placeOf(path) {
      let [place, node]: [Place, unknown] = [startOf(contents), contents];
      for (const step of path) {
        const child = childrenOf(node).find(([key]) => key === step)?.[1];
        if (!child) break;
        [place, node] = [startOf(child.key), child.value];
      }
      return place;
    },
  };
}

/** The values in a record or a list, with the nodes whose lines are theirs. */
function childrenOf(
  node: unknown,
): [name: string | number, child: { key: unknown; value: unknown }][] {
  if (isMap(node)) return node.items.map((pair) => [String(pair.key), pair]);
  return isSeq(node) ? node.items.map((item, index) => [index, { key: item, value: item }]) : [];
}
