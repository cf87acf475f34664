import { allTexts, type OwnText } from './all-texts.ts';
import { checkActions, checkPlaceholderPages, checkRoutes } from './check-pages.ts';
import { type ContentProblem, firstRepeated } from './content-problem.ts';
import { pictures } from './pictures.ts';
import { routes } from './routes.ts';
import { type Service, services } from './services.ts';
import * as site from './site.ts';
import { placeholderPages } from './words/placeholder-pages.ts';
import { servicesPageWords } from './words/services-page.ts';

export type SiteFacts = Pick<typeof site, 'email' | 'telephone' | 'socialProfiles'>;

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
