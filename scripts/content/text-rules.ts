import { readdir } from 'node:fs/promises';
import * as v from 'valibot';
import { pictures } from '#shared/pictures.ts';
import { routeNames } from '#shared/routes.ts';
import { businessName, shortBusinessName } from '#shared/site.ts';
import { sources } from '../bundle/folders.ts';
import type { OwnText } from './all-texts.ts';

/** What search engines show whole of a title and of a description, in characters. */
const maxTitleLength = 60;
const maxDescriptionLength = 160;

/** A shorter description says too little, and search engines choose a text of their own. */
const minDescriptionLength = 51;

const webAddress = /^https?:\/\/[^/\s"<>]+\.[^\s"<>]+$/;

const pictureNames = Object.keys(pictures);
const picture = v.picklist(pictureNames, `write one of ${pictureNames.join(', ')}`);

const destinations = [...routeNames, 'contactForm'];

/** The addresses of the files in `public/`. */
const publicPaths = (await readdir(sources.public, { recursive: true })).map((name) => `/${name}`);

type Rules = Readonly<Record<string, v.GenericSchema<string>>>;

/** The rules for facts of `site.ts`, which may be empty. */
const facts: Rules = {
  email: matching(
    /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/,
    "write an email address as in 'hello@example.com', or leave ''",
  ),
  telephone: matching(
    /^\+?[\d\s()./-]{5,}$/,
    "use digits, spaces and + ( ) . / - alone, as in '+44 20 7946 0000', or leave ''",
  ),
  place: v.string(),
};

/** The rules for other texts by their names: what types cannot say, and what the build needs. */
const rules: Rules = {
  href: matching(
    webAddress,
    "copy the address from the browser, starting with https://, or leave ''",
  ),
  path: matching(
    /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    "start it with / and use small letters, digits and hyphens, as in '/new-page'",
  ),
  anchor: matching(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "use small letters, digits and hyphens, as in 'store-decor'",
  ),
  title: v.pipe(
    v.string(),
    v.check(isShortEnough, `use ${maxTitleLength} characters at most, as search engines do`),
  ),
  description: v.pipe(
    v.string(),
    v.minLength(minDescriptionLength, `use ${minDescriptionLength} characters or more`),
    v.maxLength(maxDescriptionLength, `use ${maxDescriptionLength} characters at most`),
  ),
  to: v.pipe(
    v.string(),
    v.check(
      (to) => webAddress.test(to) || [...destinations, ...publicPaths].includes(to),
      `write one of ${destinations.join(', ')}, or in a text also a file of public/ as in '/prices.pdf', or an address that starts with https://`,
    ),
  ),
  picture,
  pictures: picture,
  sharingPicture: picture,
};

/** The rules for the text at `path` of a file, in the order in which they are to be kept. */
export function ruleOf(path: OwnText['path']): v.GenericSchema<string> {
  const name = String(path.findLast((key) => typeof key === 'string'));
  const rule = (path.length === 1 ? facts : rules)[name];
  const isOptional = path.length === 1 ? name in facts : ['href', 'notice'].includes(name);
  const common = v.pipe(
    matching(isOptional ? /^$|\S/ : /\S/, 'write it'),
    v.regex(/^$|^\S+(\s\S+)*$/, 'use single spaces between words and none at the ends'),
    v.regex(/^(?!.*(lorem|ipsum|\b(todo|tbd|xxx)\b))/is, 'finish it'),
    v.regex(/^(?!.*<\/?[a-z][^>]*>)/is, 'write it without HTML'),
  );
  if (!rule) return common;
  return v.pipe(common, isOptional ? v.union([v.literal(''), rule]) : rule);
}

function matching(pattern: RegExp, remedy: string) {
  return v.pipe(v.string(), v.regex(pattern, remedy));
}

/** Whether a title is not cut. A long business name is no reason to refuse a short title. */
function isShortEnough(title: string): boolean {
  const own = title.replace(businessName, '').replace(shortBusinessName, '');
  return title.length <= maxTitleLength || own.length <= maxTitleLength / 2;
}
