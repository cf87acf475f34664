import * as v from 'valibot';
import type { Finding } from '../build-errors.ts';
import type { Source } from './source.ts';

/**
 * Returns the output of `schema` for the keys of a source. If keys are invalid, adds mistakes to `mistakes` instead.
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  { path: file, keys, lineOf }: Source,
  mistakes: Finding[],
): v.InferOutput<Schema> | undefined {
  // If a value breaks several rules, only the first rule is reported.
  const { success, output, issues } = v.safeParse(schema, keys, { abortPipeEarly: true });
  if (success) return output;
  for (const issue of issues) {
    const line = lineOf(issue.path?.map(({ key }) => key) ?? []);
    mistakes.push({ file, line, message: describeIssue(issue) });
  }
}

/**
 * Returns the message of a mistake. Valibot's `message` is the text that the schema gives: what to write or, for an
 * object and its unknown keys, the list of the keys.
 */
function describeIssue({ kind, type, input, message, path }: v.BaseIssue<unknown>): string {
  const keys = path?.map((step) => step.key).filter((key) => typeof key === 'string') ?? [];
  const key = keys.at(-1);
  // Only `pictures.yaml` has no keys at the top level.
  if (!key) return 'is not a list of pictures: start each picture with - file:';
  if (type === 'never') return `has the unknown key "${key}": use one of ${message}`;
  if (input === undefined)
    return `has no value for "${keys.join('.')}": add it, and the key if it is missing`;
  const lastStep = path?.at(-1);
  const isEntry = lastStep?.key !== key;
  if (kind === 'schema' && requirements[type])
    return `has "${key}", ${isEntry ? 'each of whose entries needs' : 'which needs'} ${requirements[type](message, isEntry)}`;
  // `input` may be normalised, so the message quotes the value from the file.
  const written = lastStep?.origin === 'value' ? lastStep.value : input;
  return `has "${String(written).replaceAll('\n', ' ').slice(0, 60)}": ${message}`;
}

/** Descriptions of the value that a schema requires, by the type of the schema. `keys` are the keys of an object. */
const requirements: Readonly<Record<string, (keys: string, isEntry: boolean) => string>> = {
  array: () =>
    'a list: write each entry on a line, after a hyphen and a space, or all entries like [one, another]',
  object_with_rest: (keys, isEntry) =>
    `keys of its own (${keys}): write each key on a line of its own${isEntry ? ', with "- " before the first' : ' below, indented'}`,
  string: () => 'one text: put it between " and " if it has a colon or starts with [ or {',
};
