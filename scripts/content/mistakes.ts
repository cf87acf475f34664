import * as v from 'valibot';
import { type Finding, sentenceOf } from '../build-errors.ts';
import { type Folder, pathOf, type Source, sourcesIn } from './sources.ts';

/** Returns what a schema makes of the keys of a source; undefined if they have mistakes, which it reports. */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  { file, keys, pointOf }: Source,
): v.InferOutput<Schema> | undefined {
  if (!keys) return undefined;
  // Of the rules that a value breaks, only the first is reported.
  const { success, output, issues } = v.safeParse(schema, keys, { abortPipeEarly: true });
  if (success) return output;
  // Of the words that are missing, one sentence names all.
  const isOfWords = file.basename === 'words.yaml';
  const missing = issues.filter(({ input }) => isOfWords && input === undefined);
  const paths = missing.map((issue) => v.getDotPath(issue)).join(', ');
  if (paths) file.message(`has no value for ${paths}: write it in the site's language`);
  for (const issue of issues.filter((each) => !missing.includes(each))) {
    file.message(sentenceAbout(issue), pointOf(issue.path?.map(({ key }) => key) ?? []));
  }
  return undefined;
}

/** What is needed, by the type of schema; `keys` are those of a record. */
const kinds: Readonly<Record<string, (keys: string) => string>> = {
  array: () => 'a list: write each on a line after a hyphen and a space, or [one, another]',
  object_with_rest: (keys) => `the keys ${keys}: write each on a line of its own below, indented`,
  string: () => 'one text: put it between " and " if it has a colon or starts with [ or {',
};

/** A sentence about a value. The messages of schemas say what to write instead. */
function sentenceAbout({ kind, type, input, message, path }: v.BaseIssue<unknown>): string {
  const key = path?.findLast((step) => typeof step.key === 'string')?.key;
  if (!key) return 'is not a list of pictures: start each with - file:';
  if (type === 'never') return `has "${key}", which is not a key here: write one of ${message}`;
  if (input === undefined)
    return `has no value for "${key}": write it, and the key if it is missing`;
  if (kind === 'schema' && kinds[type]) return `needs as "${key}" ${kinds[type](message)}`;
  const last = path?.at(-1);
  // The input of a rule may be what an earlier one made of the value.
  const written = last?.origin === 'value' ? last.value : input;
  return `has "${String(written).slice(0, 60)}": ${message}`;
}

/** The mistakes or the notes on all files of a folder, by file and line. */
export function findingsOn(folder: Folder, kind: 'mistakes' | 'notes'): Finding[] {
  const sources = sourcesIn(folder).map(({ file }) => file);
  const { pictureFiles, servedFiles, otherFiles } = folder;
  const files = [pictureFiles, servedFiles, otherFiles].flatMap((all) => [...all.values()]);
  const findings = [...sources, ...files].flatMap((file) =>
    file.messages
      .filter(({ fatal }) => (kind === 'mistakes') === (fatal === false))
      .map(({ line = 1, reason }) => ({ file: pathOf(file), line, sentence: reason })),
  );
  const { compare } = new Intl.Collator('en', { numeric: true });
  const bySentence = new Map(findings.map((each) => [sentenceOf(each), each]));
  return [...bySentence].sort(([one], [other]) => compare(one, other)).map(([, each]) => each);
}
