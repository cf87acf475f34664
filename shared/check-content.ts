import { allTexts, type OwnText } from './all-texts.ts';
import { pictures } from './pictures.ts';
import { type Route, routes } from './routes.ts';
import { type Service, services } from './services.ts';
import * as site from './site.ts';
import { type PlaceholderPageWords, placeholderPages } from './words/placeholder-pages.ts';
import { servicesPageWords } from './words/services-page.ts';

export type SiteFacts = Pick<typeof site, 'email' | 'telephone' | 'socialProfiles'>;

/** A problem with a file of `shared/` that stops the build. */
export interface ContentProblem {
  file: string;
  /** What is wrong, as a clause that follows the file's name. */
  problem: string;
  /** What to do, as a clause without a full stop. */
  remedy: string;
}

/** Returns the problems that the owner has to solve before the site can be built. */
export function checkContent(): ContentProblem[] {
  return [
    ...checkSite(site),
    ...checkRoutes(routes),
    ...checkServices(services),
    ...checkPlaceholderPages(placeholderPages),
    ...checkActions('shared/words/services-page.ts', servicesPageWords.actions),
    ...checkTexts(allTexts),
  ];
}

/** Returns the problems of the facts in `site.ts`. */
export function checkSite(facts: SiteFacts): ContentProblem[] {
  const { email, telephone, socialProfiles } = facts;
  const problems: [isWrong: boolean, problem: string, remedy: string][] = [
    [
      email !== '' && !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(email),
      `has the email address "${email}", which is not one`,
      "write it as in 'hello@example.com', or leave ''",
    ],
    [
      telephone !== '' && !/^\+?[\d\s()./-]{5,}$/.test(telephone),
      `has the telephone number "${telephone}", which cannot be dialled`,
      "use digits, spaces and + ( ) . / - alone, as in '+44 20 7946 0000', or leave ''",
    ],
    ...socialProfiles.map(({ name, href }): [boolean, string, string] => [
      href !== '' && !isWebAddress(href),
      `has the address "${href}" for ${name}, which is no web address`,
      "copy it from the browser, starting with https://, or leave ''",
    ]),
  ];
  return problems
    .filter(([isWrong]) => isWrong)
    .map(([, problem, remedy]) => ({ file: 'shared/site.ts', problem, remedy }));
}

/** What search engines show whole, in characters. */
const maxTitleLength = 60;
const maxDescriptionLength = 160;

/** A shorter description says too little, and search engines choose words of their own. */
const minDescriptionLength = 50;

/** Returns the problems of a table of pages. */
export function checkRoutes(pages: Readonly<Record<string, Route>>): ContentProblem[] {
  const problems: Omit<ContentProblem, 'file'>[] = [];
  for (const [name, page] of Object.entries(pages)) {
    if (!/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(page.path)) {
      problems.push({
        problem: `gives the page "${name}" the path "${page.path}"`,
        remedy: "start it with / and use small letters, digits and hyphens, as in '/our-story'",
      });
    }
    const { length } = page.description;
    if (length <= minDescriptionLength || length > maxDescriptionLength) {
      problems.push({
        problem: `describes the page "${name}" in ${length} characters`,
        remedy: `use more than ${minDescriptionLength} and at most ${maxDescriptionLength}, since search engines cut the rest`,
      });
    }
    // A long business name is no reason to refuse a short title.
    const ownWords = page.title.replace(site.businessName, '').replace(site.shortBusinessName, '');
    if (page.title.length > maxTitleLength && ownWords.length > maxTitleLength / 2) {
      problems.push({
        problem: `gives the page "${name}" a title of ${page.title.length} characters`,
        remedy: `use ${maxTitleLength} at most, since search engines cut the rest`,
      });
    }
  }
  for (const property of ['path', 'title', 'description', 'label'] as const) {
    const shared = firstRepeated(Object.values(pages).map((page) => page[property]));
    if (shared !== undefined) {
      problems.push({
        problem: `gives two pages the same ${property}, "${shared}"`,
        remedy: 'give each its own',
      });
    }
  }
  return problems.map((problem) => ({ file: 'shared/routes.ts', ...problem }));
}

/** Returns the problems of a list of services. */
export function checkServices(list: readonly Service[]): ContentProblem[] {
  const problems: Omit<ContentProblem, 'file'>[] = [];
  for (const { anchor, title, picture } of list) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(anchor)) {
      problems.push({
        problem: `has the anchor "${anchor}"`,
        remedy: "use small letters, digits and hyphens, as in 'store-decor'",
      });
    }
    if (!(picture in pictures)) {
      problems.push({
        problem: `gives "${title}" the picture "${picture}", which shared/pictures.ts does not list`,
        remedy: 'write the name of one that it lists',
      });
    }
  }
  for (const property of ['anchor', 'title'] as const) {
    const shared = firstRepeated(list.map((service) => service[property]));
    if (shared !== undefined) {
      problems.push({
        problem: `gives two services the same ${property}, "${shared}"`,
        remedy: 'give each its own',
      });
    }
  }
  return problems.map((problem) => ({ file: 'shared/services.ts', ...problem }));
}

/** Returns the problems of the placeholder pages' words, which have to match the table of pages. */
export function checkPlaceholderPages(
  words: Readonly<Record<string, PlaceholderPageWords>>,
  pages: Readonly<Record<string, Route>> = routes,
): ContentProblem[] {
  const file = 'shared/words/placeholder-pages.ts';
  const expected = Object.keys(pages).filter((name) => name !== 'home' && name !== 'services');
  const missing = expected.filter((name) => !(name in words));
  const superfluous = Object.keys(words).filter((name) => !expected.includes(name));
  return [
    ...missing.map((name) => ({
      file,
      problem: `has no words for the page "${name}" of shared/routes.ts`,
      remedy:
        'add them under this name, with heading, notice, sentences and actions as for the others',
    })),
    ...superfluous.map((name) => ({
      file,
      problem: `has words for "${name}", which is no page that takes its words from here`,
      remedy: 'give both the same name, or take the words out',
    })),
    ...Object.values(words).flatMap(({ actions }) => checkActions(file, actions, pages)),
  ];
}

/** Returns the problems of buttons: `to` has to be the name of a page, or 'contactForm'. */
function checkActions(
  file: string,
  actions: PlaceholderPageWords['actions'],
  pages: Readonly<Record<string, Route>> = routes,
): ContentProblem[] {
  const names = [...Object.keys(pages), 'contactForm'];
  return actions
    .filter(({ to }) => !names.includes(to))
    .map(({ label, to }) => ({
      file,
      problem: `has the button "${label}" lead to "${to}", which is no page`,
      remedy: `write one of ${names.join(', ')}`,
    }));
}

/**
 * Matches the names of texts that may be empty: facts, and the notice of a finished page. Alt texts are
 * checked with their pictures.
 */
const optionalTexts = /^(email|telephone|place)$|\b(href|notice|alt)$/;

/** Matches a text that is not finished. */
const unfinished = /lorem|ipsum|\b(todo|tbd|xxx)\b/i;

/** Returns the problems of single texts in any file. */
export function checkTexts(texts: readonly OwnText[]): ContentProblem[] {
  return texts.flatMap(({ file, name, text }) => {
    if (isBlank(text)) {
      const mayBeEmpty = text === '' && optionalTexts.test(name);
      return mayBeEmpty ? [] : [{ file, problem: `leaves "${name}" empty`, remedy: 'write it' }];
    }
    if (/^\s|\s$|\s{2}/.test(text)) {
      const remedy = 'use single spaces between words and none at the ends';
      return [{ file, problem: `has a space too many in "${text}"`, remedy }];
    }
    if (unfinished.test(text)) {
      return [{ file, problem: `has "${text}", which is not finished`, remedy: 'write it' }];
    }
    return [];
  });
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/\s]+\.[^/\s]+/.test(text) && !/[\s"<>]/.test(text);
}

function firstRepeated(values: readonly string[]): string | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}
