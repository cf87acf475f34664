import * as v from 'valibot';
import { type Inline, innerLayouts, shapeNames } from '#shared/content-types.ts';
import { isOrigin } from '#shared/origin.ts';
import { type Words, wordKeys } from '#shared/words.ts';
import { emailOf, telephoneOf, urlOf } from './addresses.ts';
import { oneOf, type References } from './references.ts';

/*
 * Every key that an owner may write, file by file. The owner's guide says what the keys mean. The message of a rule
 * says what to write instead of a value that breaks the rule. The reader of YAML has made every value a string, and has
 * left out those that are empty.
 */

/**
 * A record with these keys. Any other key is a mistake, whose message names the keys of the record. Valibot's type of
 * `objectWithRest` allows any key, so the schema is cast to the type of a plain `object`.
 */
function record<Entries extends v.ObjectEntries>(entries: Entries) {
  const keys = Object.keys(entries).join(', ');
  const schema: v.GenericSchema = v.objectWithRest(entries, v.never(keys), keys);
  return schema as v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>>;
}

/** A list that may be left out. A text that is written twice counts once. */
const list = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.optional(v.array(schema), []),
    v.transform((all) => [...new Set(all)]),
  );

/** An optional text, which is '' if it is left out. */
const optional = (schema: v.GenericSchema<string, string>) =>
  v.optional(
    v.lazy((text) => (text === '' ? v.string() : schema)),
    '',
  );

/** A text that `make` normalises. The pattern checks the normalised text, because the site uses that one. */
const made = (make: (text: string) => string, pattern: RegExp, remedy: string) =>
  v.pipe(v.string(), v.transform(make), v.regex(pattern, remedy));

const matching = (pattern: RegExp, remedy: string) => made(String, pattern, remedy);

/** A text without Markdown and HTML. "5*-rated", "R&B;" and a row of stars are allowed, because they are not markup. */
const plain = matching(
  /^(?!.*(\]\(|%%|<[!/a-z]|&(#\w|\w\w)\w*;|(?<![\w*])\*+[^\s*][^*]*\*))/is,
  'write plain words: links, *italics* and HTML do not work here',
);

const inlineAt = (words: string, at: number): Inline =>
  at % 2 ? { type: 'emphasis', children: [words] } : words;

/** A heading. Words between * and * are in italics. */
const heading = v.pipe(
  matching(/^(?!.*(\]\(|%%|<[!/a-z]))[^*]*(\*[^*]+\*[^*]*)*$/i, 'write words and *italics* alone'),
  v.transform((text) => text.split('*').map(inlineAt).filter(Boolean)),
);

const flag = v.pipe(
  v.optional(oneOf(['true', 'false']), 'false'),
  v.transform((text) => text === 'true'),
);

const percent = v.pipe(
  v.optional(matching(/^(100|\d{1,2}(\.\d+)?)$/, 'write a number from 0 to 100'), '50'),
  v.toNumber(),
);
const focus = record({ x: percent, y: percent });

const publicAddress = /^https:\/\/(?!(.*\.)?example\.com).+\../;
const originOf = (written: string) => (isOrigin(written) ? new URL(written).origin : '');

/** Returns a language's tag (BCP 47) as browsers write it, or '' if it is unknown or written from right to left. */
function languageOf(written: string): string {
  try {
    const locale = new Intl.Locale(written);
    const { script } = locale.maximize();
    return /^(?!undefined|Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)/.test(`${script}`) ? `${locale}` : '';
  } catch {
    return '';
  }
}
const languageLike = 'write it like en, en-GB or fr, and none that is written from right to left';

/** A schema for words with the keys of `empty`. A word that is left out has its default in `delivered`, if any. */
function wordsLike(empty: object | string, delivered: unknown): v.GenericSchema {
  if (typeof empty === 'string') return delivered ? v.optional(plain, `${delivered}`) : plain;
  const others = delivered as Record<string, unknown> | undefined;
  const words = Object.entries(empty).map(([key, inner]) => [key, wordsLike(inner, others?.[key])]);
  return v.optional(record(Object.fromEntries(words)), {});
}

/** What a schema makes of a file without mistakes, by the name of the schema. */
export type Written<Name extends keyof ReturnType<typeof createSchemas>> = v.InferOutput<
  ReturnType<typeof createSchemas>[Name]
>;

/** Returns the schemas of the owner's files. */
export function createSchemas(references: References) {
  const { alias, inFooter, inHeader, link, photograph, picture, service } = references;

  const action = record({ label: plain, to: link });

  const commonKeys = {
    title: plain,
    description: plain,
    label: optional(plain),
    sharing: optional(picture),
    aliases: list(alias),
  };

  return {
    /** `site.yaml`. */
    site: record({
      name: plain,
      language: v.optional(made(languageOf, /./, languageLike), references.language),
      address: optional(made(originOf, publicAddress, 'write it like https://your-name.com')),
      email: optional(made(emailOf, /@/, 'write it like hello@example.com')),
      telephone: optional(
        made(
          telephoneOf,
          /.{5}/,
          'write it like +44 20 7946 0000, several on lines below telephone: |',
        ),
      ),
      place: optional(plain),
      headline: v.array(heading),
      taglines: record({ hero: plain, footer: plain }),
      profiles: list(
        record({
          name: plain,
          address: optional(made(urlOf, /^http/, 'copy it from the browser, with https:// first')),
        }),
      ),
      services: list(service),
      header: v.nonOptional(list(inHeader)),
      footer: list(inFooter),
    }),

    /** `words.yaml`: the words of the site's own parts. */
    words: wordsLike(wordKeys, references.words) as v.GenericSchema<unknown, Words>,

    /** `pictures.yaml`: a description of each photograph in the folder `pictures`. */
    pictures: v.array(record({ file: photograph, alt: plain, focus: v.optional(focus, {}) })),

    /** The front matter: of an ordinary page, of the page of the services, of the home page, and of a service. */
    page: record({
      ...commonKeys,
      layout: v.optional(oneOf(innerLayouts), 'text'),
      pictures: list(picture),
      shape: v.optional(oneOf(shapeNames), 'arch'),
      notice: optional(plain),
      contact: flag,
    }),
    servicesPage: record({ ...commonKeys, layout: oneOf(['services']) }),
    home: record({
      ...commonKeys,
      layout: v.optional(oneOf(['home']), 'home'),
      hero: record({ wide: picture, tall: picture, button: action }),
      cards: record({ heading }),
      partners: v.optional(
        record({
          heading,
          text: plain,
          names: list(record({ name: plain, to: optional(link) })),
          button: action,
          picture: optional(picture),
        }),
      ),
      form: v.optional(record({ heading, text: plain })),
    }),
    service: record({ menu: plain, card: plain, picture, notice: optional(plain) }),
  };
}
