import * as v from 'valibot';
import { email, heading, path, plain, telephone, time, webAddress } from './text-rules.ts';

/*
 * Every key that an owner may write, by file. The messages of the rules say what to write instead; whoever
 * reports them puts file, line and value in front.
 */

/** A value that may be left out or left empty; then it is ''. */
const orEmpty = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(v.union([v.literal(''), schema]), '');

const list = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.array(schema), []);

/** A button, or another link with a text of its own. */
const action = v.strictObject({ label: plain, to: plain });

/** Days of the week, such as 'Saturday' or 'Tuesday to Friday', and the hours of these days. */
const openingHours = v.strictObject({ days: plain, opens: time, closes: time });

/** `site.yaml`: facts, navigation, the order of the services. */
export const siteSchema = v.strictObject({
  name: plain,
  address: orEmpty(webAddress),
  email: orEmpty(email),
  telephone: orEmpty(telephone),
  place: orEmpty(plain),
  area: orEmpty(plain),
  hours: list(openingHours),
  /** The lines of the hero's headline. */
  headline: v.pipe(v.array(heading), v.minLength(1, 'write at least one line')),
  taglines: v.strictObject({ hero: plain, footer: plain }),
  profiles: list(
    v.strictObject({
      name: v.picklist(['Instagram', 'Facebook', 'Pinterest']),
      address: orEmpty(webAddress),
    }),
  ),
  services: list(plain),
  /** Paths of pages, and 'drop-down' where the header lists the services. */
  header: list(plain),
  footer: list(plain),
});

const errorWords = v.strictObject({ title: plain, heading: plain, text: plain, home: plain });

/** `words.yaml`: the words of the site's own parts. */
export const wordsSchema = v.strictObject({
  header: v.strictObject({
    skipLink: plain,
    navigation: plain,
    dropDown: plain,
    menuHeading: plain,
    menu: plain,
  }),
  footer: v.strictObject({ navigation: plain, profiles: plain, rights: plain }),
  cards: v.strictObject({ learnMore: plain, about: plain }),
  articles: v.strictObject({ readMore: plain }),
  form: v.strictObject({
    hint: plain,
    name: plain,
    email: plain,
    subject: plain,
    message: plain,
    submit: plain,
    again: plain,
  }),
  toast: v.strictObject({
    sentTitle: plain,
    sentText: plain,
    close: plain,
    region: plain,
    announcement: plain,
  }),
  contact: v.strictObject({
    email: plain,
    telephone: plain,
    place: plain,
    hours: plain,
    list: plain,
  }),
  viewer: v.strictObject({ title: plain, previous: plain, next: plain, close: plain }),
  errors: v.strictObject({ links: plain, failure: errorWords, badRequest: errorWords }),
});

const percent = v.pipe(
  v.number('write a number from 0 to 100'),
  v.minValue(0, 'write a number from 0 to 100'),
  v.maxValue(100, 'write a number from 0 to 100'),
);

/** `pictures.yaml`: what is said of each file of the folder `pictures`. */
export const picturesSchema = v.record(
  v.string(),
  v.strictObject({
    alt: plain,
    /** The point that stays visible wherever the picture is cropped, in percent from its top left corner. */
    focus: v.optional(v.strictObject({ x: percent, y: percent }), { x: 50, y: 50 }),
    /** The name of the business that can be read in the picture itself. */
    shows: orEmpty(plain),
  }),
);

export const layoutNames = ['text', 'home', 'services', 'articles'] as const;

/** The shapes in which a page can show its first picture. */
export const shapeNames = ['arch', 'frames', 'left', 'right', 'round'] as const;

/** The front matter of a page. */
export const pageSchema = v.strictObject({
  title: plain,
  description: plain,
  /** The page's name in navigation; without one its heading. */
  label: orEmpty(plain),
  layout: v.optional(v.picklist(layoutNames), 'text'),
  pictures: list(plain),
  /** The shape of the first picture, if it is not an arch. */
  shape: v.optional(v.picklist(shapeNames), 'arch'),
  /** A sentence about content that is still to come. */
  notice: orEmpty(plain),
  /** Whether the ways to reach the business follow the text. */
  contact: v.optional(v.boolean(), false),
  /** The day of an article, such as 2026-06-12. */
  date: orEmpty(v.pipe(v.string(), v.isoDate('write the day as in 2026-06-12'))),
  /** The picture that social networks show beside a link to the page; without one its first. */
  sharing: orEmpty(plain),
  /** Old addresses that lead to the page. */
  aliases: list(path),
  /** Whether only `npm run dev` shows the page. */
  draft: v.optional(v.boolean(), false),
});

/** The front matter of the home page, which has parts that no other page has. */
export const homeSchema = v.strictObject({
  ...pageSchema.entries,
  hero: v.strictObject({ wide: plain, tall: plain, button: action }),
  cards: v.strictObject({ heading }),
  partners: v.strictObject({
    heading,
    text: plain,
    names: list(v.strictObject({ name: plain, to: orEmpty(plain) })),
    button: action,
  }),
  /** What stands beside the contact form. */
  form: v.strictObject({ heading, text: plain }),
});

/** The front matter of a service. */
export const serviceSchema = v.strictObject({
  /** The sentence in the header's drop-down, which also leads on the page of the services. */
  menu: plain,
  /** The sentence on the home page's card. */
  card: plain,
  picture: plain,
  notice: orEmpty(plain),
});
