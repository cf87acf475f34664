import * as v from 'valibot';
import { layouts } from '#client/pages/layouts.ts';
import {
  aliasPath,
  date,
  email,
  flag,
  heading,
  oneOf,
  openingHours,
  origin,
  percent,
  plain,
  profileUrl,
  record,
  reference,
  telephone,
} from './text-rules.ts';

/*
 * Every key that an owner may write, by file. The messages of the rules say what to write instead; whoever
 * reports them puts file, line and value in front.
 */

/** A value that may be left out or, which is the same, left empty; then it is ''. */
const orEmpty = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(v.union([v.literal(''), schema]), '');

const list = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.array(schema), []);

/** A button, or another link with a text of its own. */
const action = record({ label: plain, to: reference });

/** `site.yaml`: facts, navigation, the order of the services. */
export const siteSchema = record({
  name: plain,
  address: orEmpty(origin),
  email: orEmpty(email),
  telephone: orEmpty(telephone),
  place: orEmpty(plain),
  area: orEmpty(plain),
  hours: list(openingHours),
  /** The lines of the hero's headline. */
  headline: v.pipe(v.array(heading), v.minLength(1, 'write at least one line')),
  taglines: record({ hero: plain, footer: plain }),
  profiles: list(
    record({
      name: oneOf(['Instagram', 'Facebook', 'Pinterest']),
      address: orEmpty(profileUrl),
    }),
  ),
  services: list(reference),
  /** Paths of pages, and 'drop-down' where the header lists the services. */
  header: list(reference),
  footer: list(reference),
});

const texts = <const Keys extends readonly string[]>(...keys: Keys) =>
  record(v.entriesFromList(keys, plain));

/** `words.yaml`: the words of the site's own parts. */
export const wordsSchema = record({
  header: texts('skipLink', 'navigation', 'dropDown', 'menuHeading', 'menu'),
  footer: texts('navigation', 'profiles', 'rights'),
  cards: texts('learnMore', 'about'),
  form: texts('hint', 'name', 'email', 'subject', 'message', 'submit', 'again'),
  toast: texts('sentTitle', 'sentText', 'close', 'region', 'announcement'),
  contact: texts('email', 'telephone', 'place', 'hours', 'list'),
  viewer: texts('title', 'previous', 'next', 'close'),
  errors: record({
    links: plain,
    failure: texts('title', 'heading', 'text', 'home'),
    badRequest: texts('title', 'heading', 'text', 'home'),
  }),
});

/** `pictures.yaml`: what is said of each file of the folder `pictures`. */
export const picturesSchema = v.record(
  v.string(),
  record({
    alt: plain,
    /** The point that stays visible wherever the picture is cropped. */
    focus: v.optional(record({ x: percent, y: percent }), { x: '50', y: '50' }),
    /** The name of the business that can be read in the picture itself. */
    shows: orEmpty(plain),
  }),
);

/** The layouts of pages but the home page, whose layout no other has. */
export const ownLayouts = ['text', 'services', 'articles'] as const;

/** The record is asked for here too, because a build does not check types. */
const layout = v.pipe(
  oneOf(ownLayouts),
  v.check((name) => Object.hasOwn(layouts, name), 'add its record to client/pages/layouts.ts'),
);

/** The shapes in which a page can show its first picture. */
export const shapeNames = ['arch', 'frames', 'left', 'right', 'round'] as const;

/** The front matter of a page. */
export const pageSchema = record({
  title: plain,
  description: v.pipe(plain, v.maxLength(160, 'use 160 characters at most, as search engines do')),
  /** The page's name in navigation; without one its heading. */
  label: orEmpty(plain),
  layout: v.optional(layout, 'text'),
  pictures: list(reference),
  /** The shape of the first picture, if it is not an arch. */
  shape: v.optional(oneOf(shapeNames), 'arch'),
  /** A sentence about content that is still to come. */
  notice: orEmpty(plain),
  /** Whether the ways to reach the business follow the text. */
  contact: v.optional(flag, 'false'),
  /** The day of an article, such as 2026-06-12. */
  date: orEmpty(date),
  /** The picture that social networks show beside a link to the page; without one its first. */
  sharing: orEmpty(reference),
  /** Old paths that lead to the page. */
  aliases: list(aliasPath),
  /** Whether only `npm run dev` shows the page. */
  draft: v.optional(flag, 'false'),
});

/** The front matter of the home page, which has parts that no other page has. */
export const homeSchema = record({
  ...pageSchema.entries,
  layout: v.optional(v.picklist(['home'], 'write home, or leave it out'), 'home'),
  hero: record({ wide: reference, tall: reference, button: action }),
  cards: record({ heading }),
  partners: record({
    heading,
    text: plain,
    names: list(record({ name: plain, to: orEmpty(reference) })),
    button: action,
  }),
  /** What stands beside the contact form. */
  form: record({ heading, text: plain }),
});

/** The front matter of a service. */
export const serviceSchema = record({
  /** The sentence in the header's drop-down, which also leads on the page of the services. */
  menu: plain,
  /** The sentence on the home page's card. */
  card: plain,
  picture: reference,
  notice: orEmpty(plain),
});
