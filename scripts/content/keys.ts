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

/** A key, or the number of a list's entry, counted from 0. */
type Step = string | number;

/** A value of a YAML text, with the steps that lead to it. */
export interface Entry extends OwnText {
  path: readonly Step[];
}

/** A YAML text. */
export interface Keys {
  /** Its values that are not empty; none if it cannot be read. */
  entries: readonly Entry[];
  /** The line of a key or of a list's entry, or of what it would be in if it is not there. */
  placeOf: (...path: readonly Step[]) => Place;
  /**
   * The whole as records, lists and strings, without keys that have no value; `read` may change values.
   * Undefined if it cannot be read.
   */
  toValue: ((read: (entry: Entry) => string) => object) | undefined;
}

/**
 * Reads YAML, and reports what cannot be read. All values are strings, whatever they look like: a telephone
 * number keeps its zeros.
 */
export function readKeys(file: string, text: string, report: Report): Keys {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter, prettyErrors: false });
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
    const { linesUp, sentence } = explainYaml(error, text.split('\n').slice(0, line));
    refuse({ file, line: line - linesUp }, sentence);
  } else if (contents !== null && !isMap(contents)) {
    refuse(startOf(contents), 'has no keys: write a name, a colon, a space and a text');
  } else {
    visit(document, {
      Node(_key, node) {
        const mark = isAlias(node) ? '*' : node.anchor !== undefined ? '&' : node.tag ? '!' : '';
        if (mark) refuse(startOf(node), `has a text that starts with ${mark}: ${quoteIt(mark)}`);
        if (!isScalar(node) || !node.comment) return;
        refuse(startOf(node), `has a # that hides the rest of its line: ${quoteIt('#')}`);
      },
    });
  }
  if (!isReadable) return unreadKeys(file);

  const toValue = (
    node: unknown,
    path: Entry['path'],
    read: (entry: Entry) => unknown,
  ): unknown => {
    const values = childrenOf(node).map(([step, , child]) => {
      return [step, toValue(child, [...path, step], read)];
    });
    if (isSeq(node)) return values.map(([, value]) => value);
    if (isMap(node)) return Object.fromEntries(values.filter(([, value]) => value !== ''));
    const written = isScalar(node) ? String(node.value).trim() : '';
    const isNull = isScalar(node) && node.type === 'PLAIN' && /^(~|null)?$/i.test(written);
    return isNull || written === '' ? '' : read({ ...startOf(node), path, text: written });
  };
  const entries: Entry[] = [];
  toValue(contents, [], (entry) => entries.push(entry));
  return {
    entries,
    toValue: (read) => Object(toValue(contents, [], read) || {}),
    placeOf(...path) {
      let [place, node]: [Place, unknown] = [startOf(contents), contents];
      for (const step of path) {
        const child = childrenOf(node).find(([own]) => own === step);
        if (!child) break;
        [place, node] = [startOf(child[1]), child[2]];
      }
      return place;
    },
  };
}

const quoteIt = (mark: string) => `put it between quotation marks, as in "${mark} …"`;

/** Stands for a file that cannot be read. */
export function unreadKeys(file: string): Keys {
  return { entries: [], placeOf: () => ({ file, line: 1 }), toValue: undefined };
}

/** The values in a record or a list, each with its step and the node whose line is its own. */
function childrenOf(node: unknown): [step: Step, start: unknown, value: unknown][] {
  if (isMap(node)) return node.items.map(({ key, value }) => [String(key), key, value]);
  return isSeq(node) ? node.items.map((item, index) => [index, item, item]) : [];
}
