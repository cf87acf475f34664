import * as v from 'valibot';
import { type Inline, innerLayouts, shapeNames } from '#shared/content-types.ts';
import { isOrigin } from '#shared/origin.ts';
import { emptyWords, type Words } from '#shared/words.ts';
import { emailOf, telephoneOf, urlOf } from './addresses.ts';
import { oneOf, type References } from './references.ts';

/*
 * The keys that an owner may write in each file. The owner's guide explains their meaning. The message of a rule says
 * what to write instead of a value that breaks the rule. The input of the schemas comes from `readYaml`, which returns
 * every single value as a string, and omits empty values.
 */

/**
 * A record with these keys. Any other key is a mistake, whose message lists the keys of the record. The schema is cast
 * to the type of an `object` schema, because the type of `objectWithRest` would allow any key.
 */
function record<Entries extends v.ObjectEntries>(entries: Entries) {
  const keys = Object.keys(entries).join(', ');
  const schema: v.GenericSchema = v.objectWithRest(entries, v.never(keys), keys);
  return schema as v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>>;
}

/** An optional list, which defaults to []. Duplicate texts are removed. */
const list = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.optional(v.array(schema), []),
    v.transform((entries) => [...new Set(entries)]),
  );

/** An optional text, which defaults to ''. */
const optionalText = (schema: v.GenericSchema<string, string>) =>
  v.optional(
    v.lazy((text) => (text === '' ? v.string() : schema)),
    '',
  );

/** A text that `normalise` rewrites. The pattern is for the rewritten text, because the site uses that text. */
const normalised = (normalise: (text: string) => string, pattern: RegExp, remedy: string) =>
  v.pipe(v.string(), v.transform(normalise), v.regex(pattern, remedy));

const matching = (pattern: RegExp, remedy: string) => normalised(String, pattern, remedy);

/** A text without Markdown and HTML. "5*-rated", "R&B;" and rows of asterisks are allowed: they are not markup. */
const unmarkedText = matching(
  /^(?!.*(\]\(|%%|<[!/a-z]|&(#\w|\w\w)\w*;|(?<![\w*])\*+[^\s*][^*]*\*))/is,
  'write plain text: links, *italics* and HTML do not work here',
);

/** Returns the part of a heading, split at *, with the index `at`. Every second part is between * and *. */
const inlineAt = (part: string, at: number): Inline =>
  at % 2 ? { type: 'emphasis', children: [part] } : part;

/** A heading. Text between * and * is in italics. */
const heading = v.pipe(
  matching(
    /^(?!.*(\]\(|%%|<[!/a-z]))[^*]*(\*[^*]+\*[^*]*)*$/i,
    'use only plain text and *italics*',
  ),
  v.transform((text) => text.split('*').map(inlineAt).filter(Boolean)),
);

const percent = v.pipe(
  v.optional(matching(/^(100|\d{1,2}(\.\d+)?)$/, 'write a number from 0 to 100'), '50'),
  v.toNumber(),
);

const publicAddress = /^https:\/\/(?!(.*\.)?example\.com).+\../;
const originOf = (written: string) => (isOrigin(written) ? new URL(written).origin : '');

/** Returns the canonical form of a language tag (BCP 47), or '' if it is unknown or its script runs right to left. */
function languageOf(written: string): string {
  try {
    const locale = new Intl.Locale(written);
    const { script } = locale.maximize();
    return /^(?!undefined|Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)/.test(`${script}`) ? `${locale}` : '';
  } catch {
    return '';
  }
}

/** A schema for texts with the keys of `empty`. The default of an omitted text is the one in `delivered`, if any. */
function wordsLike(empty: object | string, delivered: unknown): v.GenericSchema {
  if (typeof empty === 'string')
    return delivered ? v.optional(unmarkedText, `${delivered}`) : unmarkedText;
  const defaults = delivered as Record<string, unknown> | undefined;
  const words = Object.entries(empty).map(([key, inner]) => [
    key,
    wordsLike(inner, defaults?.[key]),
  ]);
  return v.optional(record(Object.fromEntries(words)), {});
}

/** The output of a schema of `createSchemas`, by the name of the schema. */
export type SchemaOutput<Name extends keyof ReturnType<typeof createSchemas>> = v.InferOutput<
  ReturnType<typeof createSchemas>[Name]
>;

/** Returns the schemas of the owner's files. */
export function createSchemas(references: References) {
  const { alias, inFooter, inHeader, link, photograph, picture, service } = references;

  const action = record({ label: unmarkedText, to: link });

  const commonKeys = {
    title: unmarkedText,
    description: unmarkedText,
    label: optionalText(unmarkedText),
    sharing: optionalText(picture),
  };
  const aliases = list(alias);
  const textPageKeys = {
    pictures: list(picture),
    shape: v.optional(oneOf(shapeNames), 'arch'),
    notice: optionalText(unmarkedText),
    contact: v.pipe(
      v.optional(oneOf(['true', 'false']), 'false'),
      v.transform((text) => text === 'true'),
    ),
  };

  return {
    /** `site.yaml`. */
    site: record({
      name: unmarkedText,
      language: v.optional(
        normalised(
          languageOf,
          /./,
          'write it like en, en-GB or fr; it cannot be a language that is written from right to left',
        ),
        references.language,
      ),
      address: optionalText(
        normalised(originOf, publicAddress, 'write it like https://your-name.com'),
      ),
      email: optionalText(normalised(emailOf, /@/, 'write it like hello@example.com')),
      telephone: optionalText(
        normalised(
          telephoneOf,
          /\d/,
          'write it like +44 20 7946 0000; write several, each on a line, below telephone: |',
        ),
      ),
      place: optionalText(unmarkedText),
      headline: v.array(heading),
      taglines: record({ hero: unmarkedText, footer: unmarkedText }),
      profiles: list(
        record({
          name: unmarkedText,
          address: optionalText(
            normalised(urlOf, /^http/, 'copy it from the browser, including https://'),
          ),
        }),
      ),
      services: list(service),
      header: v.nonOptional(list(inHeader)),
      footer: list(inFooter),
    }),

    /** `words.yaml`: the texts of the interface. */
    words: wordsLike(emptyWords, references.words) as v.GenericSchema<unknown, Words>,

    /** `pictures.yaml`: descriptions of the photographs in the folder `pictures`. */
    pictures: v.array(
      record({
        file: photograph,
        alt: unmarkedText,
        focus: v.optional(record({ x: percent, y: percent }), {}),
      }),
    ),

    /** The front matter of pages and services. The 404 page always has the layout `text`, and no old addresses. */
    page: record({
      ...commonKeys,
      aliases,
      layout: v.optional(oneOf(innerLayouts), 'text'),
      ...textPageKeys,
    }),
    notFound: record({ ...commonKeys, ...textPageKeys }),
    servicesPage: record({ ...commonKeys, aliases, layout: oneOf(['services']) }),
    home: record({
      ...commonKeys,
      aliases,
      layout: v.optional(oneOf(['home']), 'home'),
      hero: record({ wide: picture, tall: picture, button: action }),
      cards: record({ heading }),
      partners: v.optional(
        record({
          heading,
          text: unmarkedText,
          names: list(record({ name: unmarkedText, to: optionalText(link) })),
          button: action,
          picture: optionalText(picture),
        }),
      ),
      form: v.optional(record({ heading, text: unmarkedText })),
    }),
    service: record({
      menu: unmarkedText,
      card: unmarkedText,
      picture,
      notice: optionalText(unmarkedText),
    }),
  };
}
