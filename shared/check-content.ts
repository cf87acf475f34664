import { allTexts, type OwnText } from './all-texts.ts';
import { checkActions, checkRoutes, checkTextPages } from './check-pages.ts';
import { type Check, type ContentProblem, problemsOf, repeatedValues } from './content-problem.ts';
import { servicesPageCopy } from './copy/services-page.ts';
import { textPages } from './copy/text-pages.ts';
import { type PictureEntry, pictures } from './pictures.ts';
import { routes } from './routes.ts';
import { type Service, services } from './services.ts';
import * as site from './site.ts';

export type SiteFacts = Pick<typeof site, 'email' | 'telephone' | 'socialProfiles'>;

/** Returns the problems that the owner has to solve before the site can be built. */
export function checkContent(): ContentProblem[] {
  return [
    ...checkSite(site),
    ...checkRoutes(routes),
    ...checkServices(services),
    ...checkPictures(pictures),
    ...checkTextPages(textPages),
    ...checkActions('shared/copy/services-page.ts', servicesPageCopy.actions),
    ...checkTexts(allTexts),
  ];
}

/** Returns the problems of the facts in `site.ts`. */
export function checkSite({ email, telephone, socialProfiles }: SiteFacts): ContentProblem[] {
  return problemsOf('shared/site.ts', [
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
    ...socialProfiles.map(
      ({ name, href }): Check => [
        href !== '' && !isWebAddress(href),
        `has the address "${href}" for ${name}, which is no web address`,
        "copy it from the browser, starting with https://, or leave ''",
      ],
    ),
  ]);
}

/** Returns the problems of a list of services. */
export function checkServices(list: readonly Service[]): ContentProblem[] {
  const file = 'shared/services.ts';
  const ofRows = list.flatMap(({ anchor, title, picture }) =>
    problemsOf(file, [
      [
        !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(anchor),
        `has the anchor "${anchor}"`,
        "use small letters, digits and hyphens, as in 'store-decor'",
      ],
      [
        !(picture in pictures),
        `gives "${title}" the picture "${picture}", which shared/pictures.ts does not list`,
        'write the name of one that it lists',
      ],
    ]),
  );
  return [...ofRows, ...repeatedValues(file, 'services', list, ['anchor', 'title'])];
}

/** Pictures that `routes.ts` does not name: the hero on tall screens, and the 404 page's. */
const otherPictures = ['hero-portrait', 'not-found'];

/** Returns the problems of a table of pictures, which has to match the pages that show them. */
export function checkPictures(table: Readonly<Record<string, PictureEntry>>): ContentProblem[] {
  const onPages: readonly string[] = [
    ...Object.values(routes).flatMap((page) => [...page.pictures, page.sharingPicture]),
    ...otherPictures,
  ];
  const isPercent = (value: number) => value >= 0 && value <= 100;
  const ofRows = Object.entries(table).flatMap(([name, { alt, focus }]): Check[] => [
    [alt.trim() === '', `gives "${name}" no alt text`, 'say in a few words what the picture shows'],
    [
      !isPercent(focus.x) || !isPercent(focus.y),
      `puts the focus of "${name}" outside the picture`,
      'give x and y in percent, from 0 to 100',
    ],
    [
      !onPages.includes(name),
      `lists "${name}", which no page shows`,
      'name it in shared/routes.ts, or remove it and its file',
    ],
  ]);
  const missing = onPages.map(
    (name): Check => [
      !(name in table),
      `does not list "${name}", which a page shows`,
      'add it, or let the page show another',
    ],
  );
  return problemsOf('shared/pictures.ts', [...ofRows, ...missing]);
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
    const isBlank = text.trim() === '';
    const mayBeEmpty = text === '' && optionalTexts.test(name);
    return problemsOf(file, [
      [isBlank && !mayBeEmpty, `leaves "${name}" empty`, 'write it'],
      [
        !isBlank && /^\s|\s$|\s{2}/.test(text),
        `has a space too many in "${text}"`,
        'use single spaces between words and none at the ends',
      ],
      [unfinished.test(text), `has "${text}", which is not finished`, 'write it'],
    ]);
  });
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/\s]+\.[^/\s]+/.test(text) && !/[\s"<>]/.test(text);
}
