import * as v from 'valibot';
import { isOrigin } from '../origin.ts';
import { type Words, wordKeys } from '../words.ts';
import { emailOf, telephoneOf, urlOf } from './addresses.ts';
import {
  closedObject,
  heading,
  language,
  lines,
  list,
  normalised,
  oneOf,
  optionalFlag,
  optionalText,
  percent,
  type TextSchema,
  unmarkedText,
  wordsLike,
} from './values.ts';

/*
 * The keys that an owner may write in each file, with their defaults. Each scalar of the input is a text that is not
 * empty, so '' occurs only as a default. The owner's guide explains the meaning of the keys.
 */

/** What depends on the owner's folder: the schemas of references to its files, and the default texts. */
export interface FolderSchemas {
  /** A page, or `drop-down`. */
  inHeader: TextSchema;
  /** A page. */
  inFooter: TextSchema;
  /** A service that has a file. */
  service: TextSchema;
  link: TextSchema;
  alias: TextSchema;
  /** A photograph that is saved in `pictures/`. */
  picture: TextSchema;
  /** The default texts of `words.yaml`, or undefined if there are none. */
  defaultWords: unknown;
}

const publicAddress = /^https:\/\/(?!(.*\.)?example\.com(?![\w.-])).+\../;

/** Divides a line such as `Elin, weddings: 07700 900123` at its last colon. */
const namedNumber = (line: string) => ({
  name: line.slice(0, Math.max(0, line.lastIndexOf(':'))).trim(),
  number: line.slice(line.lastIndexOf(':') + 1).trim(),
});

const originOf = (written: string) => (isOrigin(written) ? new URL(written).origin : '');

export type SchemaOutput<Name extends keyof ReturnType<typeof createSchemas>> = v.InferOutput<
  ReturnType<typeof createSchemas>[Name]
>;

/** Returns the schemas of the owner's files. */
export function createSchemas(references: FolderSchemas) {
  const { alias, inFooter, inHeader, link, picture, service } = references;

  const action = closedObject({ label: unmarkedText, to: link });

  const commonKeys = {
    title: unmarkedText,
    description: unmarkedText,
    label: optionalText(unmarkedText),
    sharing: optionalText(picture),
  };
  const aliases = list(alias);

  /** The keys of text pages. The home page and the services page cannot set these keys, and get the defaults. */
  const textPageKeys = {
    pictures: list(picture),
    shape: v.optional(oneOf(['arch', 'frames', 'left', 'right', 'round']), 'arch'),
    notice: optionalText(unmarkedText),
    contact: optionalFlag,
  };
  const textPageDefaults = v.parse(closedObject(textPageKeys), {});

  return {
    /** `site.yaml`. */
    site: closedObject({
      name: unmarkedText,
      language: v.optional(language, 'en'),
      address: optionalText(
        normalised(originOf, publicAddress, 'write it like https://your-name.com'),
      ),
      email: optionalText(normalised(emailOf, /@/, 'write it like hello@example.com')),
      /** Each line is a number, with a name and a colon before it if it needs one. */
      telephone: lines(
        v.pipe(
          v.string(),
          v.transform(namedNumber),
          v.object({
            name: unmarkedText,
            number: normalised(
              telephoneOf,
              /\d/,
              'write it like +44 20 7946 0000 or Elin, weddings: 07700 900123; write several, each on a line, below telephone: |',
            ),
          }),
        ),
      ),
      place: optionalText(unmarkedText),
      headline: v.array(heading),
      taglines: closedObject({ hero: unmarkedText, footer: unmarkedText }),
      profiles: list(
        closedObject({
          name: unmarkedText,
          address: optionalText(
            normalised(urlOf, /^http/, 'copy it from the browser, including https://'),
          ),
        }),
      ),
      services: list(service),
      /** The paths of pages in order, and `drop-down` at the position of the services. */
      header: v.nonOptional(list(inHeader)),
      footer: list(inFooter),
    }),

    words: wordsLike(wordKeys, references.defaultWords) as v.GenericSchema<unknown, Words>,

    /** `pictures.yaml`. */
    descriptions: v.array(
      closedObject({
        file: picture,
        alt: unmarkedText,
        focus: v.optional(closedObject({ x: percent, y: percent }), {}),
      }),
    ),

    /** The front matter of a page. */
    page: closedObject({
      ...commonKeys,
      aliases,
      layout: v.optional(oneOf(['text', 'services']), 'text'),
      ...textPageKeys,
    }),
    /** Navigation and social networks do not show the 404 page, so it needs no label and no sharing picture. */
    notFound: v.pipe(
      closedObject({ title: unmarkedText, description: unmarkedText, ...textPageKeys }),
      v.transform((keys) => ({ label: '', sharing: '', ...keys })),
    ),
    servicesPage: v.pipe(
      closedObject({ ...commonKeys, aliases, layout: oneOf(['services']) }),
      v.transform((keys) => ({ ...textPageDefaults, ...keys })),
    ),
    home: v.pipe(
      closedObject({
        ...commonKeys,
        aliases,
        layout: v.optional(oneOf(['home']), 'home'),
        hero: closedObject({ wide: picture, tall: picture, button: action }),
        cards: closedObject({ heading }),
        partners: v.optional(
          closedObject({
            heading,
            text: unmarkedText,
            names: list(closedObject({ name: unmarkedText, to: optionalText(link) })),
            button: action,
            picture: optionalText(picture),
          }),
        ),
        form: v.optional(closedObject({ heading, text: unmarkedText })),
      }),
      v.transform(({ hero, cards, partners, form, ...keys }) => ({
        ...textPageDefaults,
        ...keys,
        sections: { hero, cards, partners, form },
      })),
    ),
    service: closedObject({
      menu: unmarkedText,
      card: unmarkedText,
      picture,
      notice: optionalText(unmarkedText),
    }),
  };
}
