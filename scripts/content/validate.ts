import * as v from 'valibot';
import type { Finding } from '../build-errors.ts';
import type { Source } from './sources.ts';

/** Returns what a schema makes of a source's keys. If the keys break a rule, adds sentences to `mistakes` instead. */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  { path: file, keys, lineOf }: Source,
  mistakes: Finding[],
): v.InferOutput<Schema> | undefined {
  // If a value breaks several rules, only the first is reported.
  const { success, output, issues } = v.safeParse(schema, keys, { abortPipeEarly: true });
  if (success) return output;
  for (const issue of issues) {
    const line = lineOf(issue.path?.map(({ key }) => key) ?? []);
    mistakes.push({ file, line, sentence: sentenceAbout(issue) });
  }
}

/** Returns a sentence about a mistake. The schema's message says what to write instead. */
function sentenceAbout({ kind, type, input, message, path }: v.BaseIssue<unknown>): string {
  const keys = path?.map((step) => step.key).filter((key) => typeof key === 'string') ?? [];
  const key = keys.at(-1);
  if (!key) return 'is not a list of pictures: start each picture with - file:';
  if (type === 'never') return `has "${key}", which is not a key here: write one of ${message}`;
  if (input === undefined)
    return `has no value for "${keys.join('.')}": write it, and the key if it is missing`;
  const last = path?.at(-1);
  const isEntry = last?.key !== key;
  if (kind === 'schema' && needs[type])
    return `has "${key}", ${isEntry ? 'each of whose entries needs' : 'which needs'} ${needs[type](message, isEntry)}`;
  // The rule's input may be normalised already. The sentence names the value as it is written.
  const written = last?.origin === 'value' ? last.value : input;
  return `has "${String(written).replaceAll('\n', ' ').slice(0, 60)}": ${message}`;
}

/** What a value, or an entry of a list, needs to be, by the type of its schema. `keys` are the keys of a record. */
const needs: Readonly<Record<string, (keys: string, isEntry: boolean) => string>> = {
  array: () => 'a list: write each on a line after a hyphen and a space, or [one, another]',
  object_with_rest: (keys, isEntry) =>
    `the keys ${keys}: write each on a line of its own${isEntry ? ', with "- " before the first' : ' below, indented'}`,
  string: () => 'one text: put it between " and " if it has a colon or starts with [ or {',
};
