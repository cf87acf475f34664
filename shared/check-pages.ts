import { type ContentProblem, firstRepeated } from './content-problem.ts';
import { type Route, routes } from './routes.ts';
import { businessName, shortBusinessName } from './site.ts';
import type { PlaceholderPageWords } from './words/placeholder-pages.ts';

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
        remedy: "start it with / and use small letters, digits and hyphens, as in '/new-page'",
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
    const ownWords = page.title.replace(businessName, '').replace(shortBusinessName, '');
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
export function checkActions(
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
