import { readdir } from 'node:fs/promises';
import { pictures } from '#shared/pictures.ts';
import { routeNames } from '#shared/routes.ts';
import { businessName, shortBusinessName } from '#shared/site.ts';
import { sources } from '../bundle/folders.ts';
import type { OwnText } from './all-texts.ts';

/** What a text has to be, and what to do where it is not. */
type Rule = readonly [isKept: (text: string) => boolean, remedy: string];

/** What search engines show whole of a title and of a description, in characters. */
const maxTitleLength = 60;
const maxDescriptionLength = 160;

const isWebAddress = matches(/^https?:\/\/[^/\s"<>]+\.[^\s"<>]+$/);

const pictureNames = Object.keys(pictures);
const picture: Rule = [
  (name) => pictureNames.includes(name),
  `write one of ${pictureNames.join(', ')}`,
];

const destinations = [...routeNames, 'contactForm'];

/** The addresses of the files in `public/`. */
const publicPaths = (await readdir(sources.public, { recursive: true })).map((name) => `/${name}`);

/** The rules for all texts. */
const common: readonly Rule[] = [
  [matches(/\S/), 'write it'],
  [matches(/^\S+(\s\S+)*$/), 'use single spaces between words and none at the ends'],
  [matches(/^(?!.*(lorem|ipsum|\b(todo|tbd|xxx)\b))/is), 'finish it'],
  [matches(/^(?!.*<\/?[a-z][^>]*>)/is), 'write it without HTML'],
];

/** The rules for facts of `site.ts`. */
const facts: Readonly<Record<string, Rule>> = {
  email: [
    matches(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/),
    "write an email address as in 'hello@example.com', or leave ''",
  ],
  telephone: [
    matches(/^\+?[\d\s()./-]{5,}$/),
    "use digits, spaces and + ( ) . / - alone, as in '+44 20 7946 0000', or leave ''",
  ],
};

/** The rules for other texts by their names: what types cannot say, and what the build needs. */
const rules: Readonly<Record<string, Rule>> = {
  href: [isWebAddress, "copy the address from the browser, starting with https://, or leave ''"],
  path: [
    matches(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/),
    "start it with / and use small letters, digits and hyphens, as in '/new-page'",
  ],
  anchor: [
    matches(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    "use small letters, digits and hyphens, as in 'store-decor'",
  ],
  title: [isShortEnough, `use ${maxTitleLength} characters at most, as search engines do`],
  description: [
    (text) => text.length <= maxDescriptionLength,
    `use ${maxDescriptionLength} characters at most`,
  ],
  to: [
    (to) => isWebAddress(to) || [...destinations, ...publicPaths].includes(to),
    `write one of ${destinations.join(', ')}, or in a text also a file of public/ as in '/prices.pdf', or an address that starts with https://`,
  ],
  picture,
  pictures: picture,
  sharingPicture: picture,
};

/** What to do about the text at `path` of a file; undefined where it keeps all rules. */
export function remedyFor({ path, text }: OwnText): string | undefined {
  const name = String(path.findLast((key) => typeof key === 'string'));
  const isFact = path.length === 1;
  const own = (isFact ? facts : rules)[name];
  const optional = isFact ? ['email', 'telephone', 'place'] : ['href', 'notice'];
  if (text === '' && optional.includes(name)) return undefined;
  return [...common, ...(own ? [own] : [])].find(([isKept]) => !isKept(text))?.[1];
}

function matches(pattern: RegExp) {
  return (text: string) => pattern.test(text);
}

/** Whether a title is not cut. A long business name is no reason to refuse a short title. */
function isShortEnough(title: string): boolean {
  const own = title.replace(businessName, '').replace(shortBusinessName, '');
  return title.length <= maxTitleLength || own.length <= maxTitleLength / 2;
}
