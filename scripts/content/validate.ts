import * as v from 'valibot';
import { type Report, remedyFor } from './mistakes.ts';
import type { Resolve } from './references.ts';
import type { Yaml, YamlEntry } from './yaml.ts';

/** Of the rules that a value breaks, only the first is reported. */
const onlyFirst = { abortPipeEarly: true };

/**
 * Returns what a schema makes of YAML, with its references resolved by `resolvers`, whose keys are the keys
 * that lead to them with points between them. Returns undefined if it breaks a rule, which is reported, or
 * cannot be read.
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  { isReadable, toRecord, placeOf }: Yaml,
  resolvers: Readonly<Record<string, Resolve>>,
  report: Report,
): v.InferOutput<Schema> | undefined {
  if (!isReadable) return undefined;
  const resolve = ({ path, text, ...place }: YamlEntry) =>
    resolvers[path.filter((step) => typeof step === 'string').join('.')]?.(text, place) ?? text;
  const { success, output, issues } = v.safeParse(schema, toRecord(resolve), onlyFirst);
  if (success) return output;
  for (const issue of issues) {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    // The nearest key, as the last step may be the number of a list's entry.
    const key = path.findLast((step) => typeof step === 'string') ?? '';
    report(placeOf(...path), sentenceOf(issue, key));
  }
  return undefined;
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list belongs: write a line with a hyphen for each, or [one, another]',
  record: 'names with keys below them belong: write them',
  strict_object: 'keys belong: write each in a line below, further to the right',
  string: 'one text belongs: write it after the colon, between " and " if it starts with [ or {',
};

function sentenceOf(issue: v.BaseIssue<unknown>, key: string): string {
  const { type, input, message, expected } = issue;
  // A value that may be left out is of one of two schemas, '' and that of what is written.
  const lastIssue = type === 'union' ? issue.issues?.at(-1) : undefined;
  if (lastIssue) return sentenceOf(lastIssue, key);
  if (type === 'strict_object' && expected === 'never') {
    const remedy = remedyFor(key, message.split(', ')).replace(/^write.*/, `there are ${message}`);
    return `has "${key}": there is no such key here, ${remedy}`;
  }
  if (type === 'strict_object' && input === undefined) return `has no "${key}": write it`;
  const kind = issue.kind === 'schema' && kinds[type];
  const shown = typeof input === 'string' ? 'a text' : Array.isArray(input) ? 'a list' : 'keys';
  if (kind) return `has ${shown} as "${key}", where ${kind}`;
  return `has "${String(input).slice(0, 60)}" as "${key}": ${message}`;
}
