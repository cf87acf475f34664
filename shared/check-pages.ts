import { type Check, type ContentProblem, problemsOf, repeatedValues } from './content-problem.ts';
import type { TextPageCopy } from './copy/text-pages.ts';
import { type Route, routes } from './routes.ts';
import { businessName, shortBusinessName } from './site.ts';

type Pages = Readonly<Record<string, Route>>;

/** What search engines show whole, in characters. */
const maxTitleLength = 60;
const maxDescriptionLength = 160;

/** A shorter description says too little, and search engines choose words of their own. */
const minDescriptionLength = 50;

/** Returns the problems of a table of pages. */
export function checkRoutes(pages: Pages): ContentProblem[] {
  const file = 'shared/routes.ts';
  const ofRows = Object.entries(pages).flatMap(([name, { path, title, description }]) =>
    problemsOf(file, [
      [
        !/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path),
        `gives the page "${name}" the path "${path}"`,
        "start it with / and use small letters, digits and hyphens, as in '/new-page'",
      ],
      [
        description.length <= minDescriptionLength || description.length > maxDescriptionLength,
        `describes the page "${name}" in ${description.length} characters`,
        `use more than ${minDescriptionLength} and at most ${maxDescriptionLength}, since search engines cut the rest`,
      ],
      [
        isTooLong(title),
        `gives the page "${name}" a title of ${title.length} characters`,
        `use ${maxTitleLength} at most, since search engines cut the rest`,
      ],
    ]),
  );
  const properties = ['path', 'title', 'description', 'label'] as const;
  return [...ofRows, ...repeatedValues(file, 'pages', Object.values(pages), properties)];
}

/** Whether a title is cut. A long business name is no reason to refuse a short title. */
function isTooLong(title: string): boolean {
  const ownWords = title.replace(businessName, '').replace(shortBusinessName, '');
  return title.length > maxTitleLength && ownWords.length > maxTitleLength / 2;
}

/** Returns the problems of the placeholder pages' words, which have to match the table of pages. */
export function checkTextPages(
  words: Readonly<Record<string, TextPageCopy>>,
  pages: Pages = routes,
): ContentProblem[] {
  const file = 'shared/copy/text-pages.ts';
  const expected = Object.keys(pages).filter((name) => name !== 'home' && name !== 'services');
  const missing = expected.map(
    (name): Check => [
      !(name in words),
      `has no words for the page "${name}" of shared/routes.ts`,
      'add them under this name, with heading, notice, sentences and actions as for the others',
    ],
  );
  const superfluous = Object.keys(words).map(
    (name): Check => [
      !expected.includes(name),
      `has words for "${name}", which is no page that takes its words from here`,
      'give both the same name, or take the words out',
    ],
  );
  return [
    ...problemsOf(file, [...missing, ...superfluous]),
    ...Object.values(words).flatMap(({ actions }) => checkActions(file, actions, pages)),
  ];
}

/** Returns the problems of buttons: `to` has to be the name of a page, or 'contactForm'. */
export function checkActions(
  file: string,
  actions: TextPageCopy['actions'],
  pages: Pages = routes,
): ContentProblem[] {
  const names = [...Object.keys(pages), 'contactForm'];
  return problemsOf(
    file,
    actions.map(({ label, to }) => [
      !names.includes(to),
      `has the button "${label}" lead to "${to}", which is no page`,
      `write one of ${names.join(', ')}`,
    ]),
  );
}
