import {
  isAlias,
  isCollection,
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

/** Keys and numbers of list entries, counted from 0, that lead to a value. */
export type Path = readonly (string | number)[];

/** A value of a YAML text, or of the part between --- and --- of a page. */
export interface Entry extends OwnText {
  path: Path;
}

/** The keys and values of a YAML text that can be read. */
export interface Keys {
  entries: readonly Entry[];
  /** The line of a key or of a list's entry; of what it would be in if it is not there. */
  placeOf: (path: Path) => Place;
  /** The whole as records, lists and strings, without keys that have no value; `read` may change values. */
  toValue: (read: (entry: Entry) => string) => unknown;
}

/**
 * Reads YAML. All values are strings, whatever they look like: a telephone number keeps its zeros. Returns
 * undefined if the text cannot be read, which is reported.
 */
export function readKeys(file: string, text: string, report: Report): Keys | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: counter,
    prettyErrors: false,
  });
  const placeAt = (offset = 0): Place => ({
    file,
    line: Math.max(1, counter.linePos(offset).line),
  });
  const startOf = (node: unknown) => placeAt((node as Node | null)?.range?.[0]);
  let isClear = true;
  const refuse = (place: Place, sentence: string) => {
    report(place, sentence);
    isClear = false;
  };
  const [error] = document.errors;
  if (error) {
    const { line } = placeAt(error.pos[0]);
    const [up, sentence] = explainYaml(error.code, text.split('\n').slice(0, line));
    refuse({ file, line: line - up }, sentence);
    return undefined;
  }
  visit(document, {
    Node(_key, node) {
      const special = isAlias(node)
        ? '*'
        : node.anchor !== undefined
          ? '&'
          : node.tag?.startsWith('!')
            ? '!'
            : '';
      if (special)
        refuse(
          startOf(node),
          `has a text that starts with ${special}: put it between quotation marks, as in "${special} …"`,
        );
      if (isScalar(node) && node.comment) {
        refuse(
          startOf(node),
          'has a # that hides the rest of its line: put the text between quotation marks',
        );
      }
    },
  });
  const { contents } = document;
  if (contents !== null && !isMap(contents)) {
    refuse(startOf(contents), 'has no keys: write each as a name, a colon, a space and its text');
  }
  if (!isClear) return undefined;

  const toEntry = (node: unknown, path: Path): Entry => {
    const isNull =
      !isScalar(node) || (node.type === 'PLAIN' && /^(~|null)?$/i.test(String(node.value)));
    return { ...startOf(node), path, text: isNull ? '' : String(node.value).trim() };
  };
  const childrenOf = (node: Node): [key: string | number, key: unknown, value: unknown][] =>
    isMap(node)
      ? node.items.map(({ key, value }) => [String(key), key, value])
      : isSeq(node)
        ? node.items.map((item, index) => [index, item, item])
        : [];
  const toValue = (node: unknown, path: Path, read: (entry: Entry) => unknown): unknown => {
    if (!isCollection(node)) {
      const entry = toEntry(node, path);
      return entry.text === '' ? '' : read(entry);
    }
    const values = childrenOf(node).map(([key, , child]) => [
      key,
      toValue(child, [...path, key], read),
    ]);
    if (isSeq(node)) return values.map(([, value]) => value);
    return Object.fromEntries(values.filter(([, value]) => value !== ''));
  };
  const entries: Entry[] = [];
  toValue(contents, [], (entry) => entries.push(entry));
  return {
    entries,
    toValue: (read) => (contents === null ? {} : toValue(contents, [], read)),
    placeOf(path) {
      let [place, node]: [Place, unknown] = [startOf(contents), contents];
      for (const step of path) {
        const child = isCollection(node) && childrenOf(node).find(([key]) => key === step);
        if (!child) break;
        place = startOf(child[1]);
        node = child[2];
      }
      return place;
    },
  };
}
