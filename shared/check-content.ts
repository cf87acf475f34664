import { type Route, routes } from './routes.ts';
import { type Service, services } from './services.ts';
import * as site from './site.ts';

export type SiteFacts = Pick<
  typeof site,
  'businessName' | 'email' | 'telephone' | 'place' | 'heroLines' | 'taglines' | 'socialProfiles'
>;

/** Something in a file of `shared/` that cannot be used. */
export interface ContentProblem {
  file: 'shared/site.ts' | 'shared/routes.ts' | 'shared/services.ts';
  /** What is wrong, as a clause that follows the file's name. */
  problem: string;
  /** What to do, as a clause without a full stop. */
  remedy: string;
}

/** What the owner has to put right before the site can be built; nothing where all is well. */
export function checkContent(): ContentProblem[] {
  return [...checkSite(site), ...checkRoutes(routes), ...checkServices(services)];
}

/** The problems among the business's own facts. */
export function checkSite(facts: SiteFacts): ContentProblem[] {
  const { businessName, email, telephone, place, heroLines, taglines, socialProfiles } = facts;
  const problems: [isWrong: boolean, problem: string, remedy: string][] = [
    [businessName.trim() === '', 'has no business name', 'write it between the quotation marks'],
    [
      heroLines.join('').trim() === '' || Object.values(taglines).some(isBlank),
      'has a tagline without words',
      'write it between the quotation marks',
    ],
    [
      email !== '' && !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(email),
      `has the email address "${email}", which is none`,
      "write it as in 'hello@example.com', or leave ''",
    ],
    [
      telephone !== '' && !/^\+?[\d\s()./-]{5,}$/.test(telephone),
      `has the telephone number "${telephone}", which cannot be dialled`,
      "use digits, spaces and + ( ) . / - alone, as in '+44 20 7946 0000', or leave ''",
    ],
    [
      place !== '' && isBlank(place),
      'has a place of spaces alone',
      "write where the business is, or leave ''",
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

/** The problems in a table of pages. */
export function checkRoutes(pages: Readonly<Record<string, Route>>): ContentProblem[] {
  const problems: Omit<ContentProblem, 'file'>[] = [];
  for (const [name, page] of Object.entries(pages)) {
    if (!/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(page.path)) {
      problems.push({
        problem: `gives the page "${name}" the path "${page.path}"`,
        remedy: "start it with / and use small letters, digits and hyphens, as in '/our-story'",
      });
    }
    for (const property of ['title', 'description', 'label'] as const) {
      if (isBlank(page[property])) {
        problems.push({ problem: `gives the page "${name}" no ${property}`, remedy: 'write one' });
      }
    }
    if (page.description.length > 160) {
      problems.push({
        problem: `describes the page "${name}" in ${page.description.length} characters`,
        remedy: 'use 160 at most, since search engines cut the rest',
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

/** The problems in a list of services. */
export function checkServices(list: readonly Service[]): ContentProblem[] {
  const problems: Omit<ContentProblem, 'file'>[] = [];
  for (const { anchor, title, ...texts } of list) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(anchor)) {
      problems.push({
        problem: `has the anchor "${anchor}"`,
        remedy: "use small letters, digits and hyphens, as in 'store-decor'",
      });
    }
    if ([title, ...Object.values(texts)].some(isBlank)) {
      problems.push({ problem: `leaves a text of "${title}" empty`, remedy: 'write it' });
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

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/\s]+\.[^/\s]+/.test(text) && !/[\s"<>]/.test(text);
}

function firstRepeated(values: readonly string[]): string | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}
