import { readdir } from 'node:fs/promises';
import * as v from 'valibot';
import { pictures } from '#shared/pictures.ts';
import { routeNames } from '#shared/routes.ts';
import { businessName, shortBusinessName } from '#shared/site.ts';
import { sources } from '../bundle/folders.ts';

/*
 * What the types of `shared/` cannot say, and the names that a page cannot be rendered without, because
 * the build does not check types. A message says what to do, as a clause without a full stop.
 */

/** A text that matches `pattern`. */
const matching = (pattern: RegExp, remedy: string) =>
  v.pipe(v.string(remedy), v.regex(pattern, remedy));

const percentRemedy = 'give it in percent, from 0 to 100';
const percent = v.pipe(
  v.number(percentRemedy),
  v.minValue(0, percentRemedy),
  v.maxValue(100, percentRemedy),
);

/** What search engines show whole, in characters. */
const maxTitleLength = 60;
const maxDescriptionLength = 160;

/** A shorter description says too little, and search engines choose a text of their own. */
const minDescriptionLength = 51;

/** Whether a title is not cut. A long business name is no reason to refuse a short title. */
function isShortEnough(title: string): boolean {
  const own = title.replace(businessName, '').replace(shortBusinessName, '');
  return title.length <= maxTitleLength || own.length <= maxTitleLength / 2;
}

/** Refuses a table or a list in which two entries have the same value of one of `properties`. */
const unique = <Table extends object>(...properties: readonly string[]) =>
  v.rawCheck<Table>(({ dataset, addIssue }) => {
    const rows: Record<string, unknown>[] = dataset.typed ? Object.values(dataset.value) : [];
    for (const property of properties) {
      const values = rows.map((row) => row[property]);
      const repeated = values.find((value, index) => values.indexOf(value) !== index);
      if (repeated === undefined) continue;
      const message = `gives two entries the same ${property}, "${repeated}": give each its own`;
      addIssue({ message });
    }
  });

const pictureNames = Object.keys(pictures);
const picture = v.picklist(
  pictureNames,
  `write the name of one that shared/pictures.ts lists: ${pictureNames.join(', ')}`,
);

const destinations = [...routeNames, 'contactForm'];
const destination = v.picklist(destinations, `write one of ${destinations.join(', ')}`);

/** No button, one or two. */
const actions = v.pipe(
  v.array(v.object({ label: v.string('write it'), to: destination })),
  v.maxLength(2, 'leave two at most'),
);

const webAddress = /^https?:\/\/[^/\s"<>]+\.[^\s"<>]+$/;

/** The addresses of the files in `public/`. */
const publicPaths = (await readdir(sources.public, { recursive: true })).map((name) => `/${name}`);

const link = v.object({
  link: v.string('write the text of the link'),
  to: v.pipe(
    v.string('say where the link leads'),
    v.check(
      (to) => webAddress.test(to) || [...destinations, ...publicPaths].includes(to),
      `write one of ${destinations.join(', ')}, a file of public/ as in '/prices.pdf', or an address that starts with https://`,
    ),
  ),
});

const listEntry = v.lazy((entry) => (typeof entry === 'string' ? v.string() : link));

export const partnersSchema = v.array(listEntry);

const list = v.object({ list: v.array(listEntry) });

const block = v.lazy((value) => {
  if (typeof value !== 'object' || value === null || 'link' in value) return listEntry;
  if ('heading' in value) return v.object({ heading: v.string('write it') });
  return 'list' in value ? list : v.object({ picture });
});

const text = v.array(block, 'write paragraphs between [ and ]');

/** The facts of `site.ts`. */
export const siteSchema = v.object({
  email: matching(
    /^$|^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/,
    "write an email address as in 'hello@example.com', or leave ''",
  ),
  telephone: matching(
    /^$|^\+?[\d\s()./-]{5,}$/,
    "use digits, spaces and + ( ) . / - alone, as in '+44 20 7946 0000', or leave ''",
  ),
  socialProfiles: v.array(
    v.object({
      href: matching(
        new RegExp(`^$|${webAddress.source}`),
        "copy the address from the browser, starting with https://, or leave ''",
      ),
    }),
  ),
});

export const routesSchema = v.pipe(
  v.record(
    v.string(),
    v.object({
      path: matching(
        /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
        "start it with / and use small letters, digits and hyphens, as in '/new-page'",
      ),
      title: v.pipe(
        v.string('write it'),
        v.check(isShortEnough, `use ${maxTitleLength} characters at most, as search engines do`),
      ),
      description: v.pipe(
        v.string('write it'),
        v.minLength(minDescriptionLength, `use ${minDescriptionLength} characters or more`),
        v.maxLength(maxDescriptionLength, `use ${maxDescriptionLength} characters at most`),
      ),
      label: v.string('write it'),
      layout: v.string('copy it from another page'),
      sharingPicture: v.optional(picture),
    }),
  ),
  unique('path', 'title', 'description', 'label'),
);

export const servicesSchema = v.pipe(
  v.array(
    v.object({
      anchor: matching(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        "use small letters, digits and hyphens, as in 'store-decor'",
      ),
      title: v.string('write it'),
      picture,
      text: text,
    }),
  ),
  unique('anchor', 'title'),
);

/** The table of pictures; `shown` are the names of those that pages show. */
export const picturesSchema = (shown: readonly string[]) =>
  v.record(
    v.pipe(
      v.string(),
      v.check(
        (name) => shown.includes(name),
        'no page shows it: name it on a page, or remove it and its file',
      ),
    ),
    v.object({ focus: v.object({ x: percent, y: percent }) }),
  );

/** The copy of the pages with the names `names`. */
export const textPagesSchema = (names: readonly string[]) => {
  const page = v.object({ text: text, pictures: v.array(picture), actions });
  return v.strictObject(
    Object.fromEntries(names.map((name) => [name, page])),
    'give the page the same name here and in shared/routes.ts',
  );
};

export const servicesPageSchema = v.object({ actions });

/** The names of texts that may be empty: facts, and the notice of a finished page. */
const optional = /^(email|telephone|place|href|notice)$/;

/** Any text, with the name `name`. */
export const textSchema = (name: string) =>
  v.pipe(
    matching(optional.test(name) ? /^$|\S/ : /\S/, 'write it'),
    v.regex(/^$|^\S+(\s\S+)*$/, 'use single spaces between words and none at the ends'),
    v.regex(/^(?!.*(lorem|ipsum|\b(todo|tbd|xxx)\b))/is, 'finish it'),
    v.regex(
      /^(?!.*<\/?[a-z][^>]*>)/is,
      'write it without HTML, and links and lists as entries of their own',
    ),
  );
