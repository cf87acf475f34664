import * as v from 'valibot';
import type { OwnFile } from './folder.ts';
import type { Entry } from './keys.ts';
import { type Place, type Report, remedyFor } from './places.ts';

/** What stands in place of a reference, by the keys that lead to it with points between them. */
export type References = Readonly<Record<string, (written: string, place: Place) => string>>;

/** The nearest key, not number, that leads to a value. */
const keyOf = (path: readonly unknown[]) =>
  String(path.findLast((step) => typeof step === 'string') ?? '');

/**
 * Returns the keys of a file as its schema has them, with its references resolved. Returns undefined if
 * they break a rule, which is reported, or cannot be read.
 */
export function validateKeys<Schema extends v.GenericSchema>(
  schema: Schema,
  { keys }: OwnFile,
  references: References,
  report: Report,
): v.InferOutput<Schema> | undefined {
  if (!keys) return undefined;
  const resolve = ({ path, text, ...place }: Entry) =>
    references[path.filter((step) => typeof step === 'string').join('.')]?.(text, place) ?? text;
  const { success, output, issues } = v.safeParse(schema, keys.toValue(resolve), {
    abortPipeEarly: true,
  });
  if (success) return output;
  for (const issue of issues) {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    for (const sentence of sentencesOf(issue, keyOf(path))) report(keys.placeOf(path), sentence);
  }
  return undefined;
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list belongs: write a line with a hyphen for each, or [one, another]',
  record: 'names with keys below them belong: write them',
  strict_object:
    'keys of its own belong: write each in a line of its own below, further to the right',
  union: 'one text belongs: write it after the colon',
  string: 'one text belongs: write it after the colon',
};

function sentencesOf(issue: v.BaseIssue<unknown>, key: string): string[] {
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return [
      `has a key that is not known: there is no "${key}" here; ${keysOf(key, issue.message)}`,
    ];
  if (issue.type === 'strict_object' && issue.input === undefined)
    return [`has no "${key}": write it`];
  const value =
    typeof issue.input === 'string'
      ? `"${shorten(issue.input)}"`
      : Array.isArray(issue.input)
        ? 'a list'
        : 'keys';
  const kind = kinds[issue.type];
  if (issue.kind === 'schema' && kind)
    return [
      `has ${value === 'a list' || value === 'keys' ? value : 'a text'} as "${key}", where ${kind}`,
    ];
  return [`has ${value} as "${key}": ${issue.message}`];
}

function keysOf(key: string, known: string): string {
  const remedy = remedyFor(key, known.split(', '));
  return remedy.startsWith('did') ? remedy : `there are ${known}`;
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
