import * as v from 'valibot';
import type { Inline } from '../content-types.ts';

/* The kinds of values that the owner's keys have. The message of a schema tells the owner what to write. */

/** A schema that checks a text, and may rewrite it. */
export type TextSchema = v.GenericSchema<string, string>;

/**
 * An object with these keys. Another key is a mistake, whose message lists the keys of the object. The type is that of
 * `object`, because the type of `objectWithRest` allows any key.
 */
export function closedObject<Entries extends v.ObjectEntries>(entries: Entries) {
  const keys = Object.keys(entries).join(', ');
  const schema: v.GenericSchema = v.objectWithRest(entries, v.never(keys), keys);
  return schema as v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>>;
}

/** An optional list, which defaults to []. Duplicate texts are removed. */
export const list = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.optional(v.array(schema), []),
    v.transform((entries) => [...new Set(entries)]),
  );

/** An optional text whose lines become the entries of a list, which defaults to []. */
export const lines = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (text ? text.split('\n') : [])),
    v.array(schema),
  );

/** An optional text, which defaults to ''. Valibot also checks the default, hence `lazy`. */
export const optionalText = (schema: TextSchema) =>
  v.optional(
    v.lazy((text) => (text === '' ? v.string() : schema)),
    '',
  );

/** One of several texts. The message lists them unless there is a `remedy`. */
export const oneOf = <const Choices extends readonly string[]>(choices: Choices, remedy?: string) =>
  v.pipe(v.string(), v.picklist(choices, `write ${remedy ?? `one of ${choices.join(', ')}`}`));

/** A text that `normalise` rewrites. The rewritten text has to match the pattern. */
export const normalised = (normalise: (text: string) => string, pattern: RegExp, remedy: string) =>
  v.pipe(v.string(), v.transform(normalise), v.regex(pattern, remedy));

const matching = (pattern: RegExp, remedy: string) => v.pipe(v.string(), v.regex(pattern, remedy));

/** Matches links, `%%`, HTML and its entities. "R&B;" is none of them. */
const markup = String.raw`\]\(|%%|<[!/a-z]|&(#\w|\w\w)\w*;`;

const italics = String.raw`(?<![\w*])\*+[^\s*][^*]*\*`;

/** A text without Markdown and HTML. "5*-rated" and rows of asterisks are allowed, because they are not markup. */
export const unmarkedText = matching(
  new RegExp(`^(?!.*(${markup}|${italics}))`, 'is'),
  'write plain text: links, *italics*, HTML and %% do not work here',
);

/** Returns part `index` of a heading that was split at each `*`. Every second part is in italics. */
const inlineAt = (part: string, index: number): Inline =>
  index % 2 ? { type: 'emphasis', children: [part] } : part;

/** A heading. Text between * and * is in italics. */
export const heading = v.pipe(
  matching(
    new RegExp(`^(?!.*(${markup}))[^*]*(\\*[^*]+\\*[^*]*)*$`, 'is'),
    'use only plain text and *italics*',
  ),
  v.transform((text) => text.split('*').map(inlineAt).filter(Boolean)),
);

export const percent = v.pipe(
  v.optional(matching(/^(100|\d{1,2}(\.\d+)?)$/, 'write a number from 0 to 100'), '50'),
  v.toNumber(),
);

/** A choice between `true` and `false`, which defaults to false. */
export const optionalFlag = v.pipe(
  v.optional(oneOf(['true', 'false']), 'false'),
  v.transform((text) => text === 'true'),
);

/** Matches the scripts in use that run right to left. */
const rightToLeft = /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** Returns the canonical form of a language tag (BCP 47), or '' if it is unknown or its script runs right to left. */
function languageOf(written: string): string {
  try {
    const locale = new Intl.Locale(written);
    const { script } = locale.maximize();
    return script && !rightToLeft.test(script) ? `${locale}` : '';
  } catch {
    return '';
  }
}

export const language = normalised(
  languageOf,
  /./,
  'write it like en, en-GB or fr; it cannot be a language that is written from right to left',
);

/** Texts, or groups of texts, with these keys. An omitted text has its default in `defaults`, if there is one. */
export function wordsLike(keys: object | string, defaults: unknown): v.GenericSchema {
  if (typeof keys === 'string')
    return defaults ? v.optional(unmarkedText, `${defaults}`) : unmarkedText;
  const group = defaults as Record<string, unknown> | undefined;
  const words = Object.entries(keys).map(([key, inner]) => [key, wordsLike(inner, group?.[key])]);
  return v.optional(closedObject(Object.fromEntries(words)), {});
}
