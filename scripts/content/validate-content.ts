import { readdir } from 'node:fs/promises';
import { textPages } from '#shared/copy/text-pages.ts';
import { picturesOn, sharingPictureOf } from '#shared/page-pictures.ts';
import { type PictureEntry, pictures } from '#shared/pictures.ts';
import { isTextPage, routeNames, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { sources } from '../bundle/folders.ts';
import { allTexts, type OwnText } from './all-texts.ts';
import { remedyFor } from './text-rules.ts';

/** Pictures that no page of the table names: the hero on tall screens, and the 404 page's. */
const otherPictures = ['hero-portrait', 'not-found'];

/**
 * Throws an `AggregateError` with a sentence for each problem of what an owner edits. What the types of
 * `shared/` say is left to the type check, unless the build would fail without a sentence.
 */
export async function validateContent(): Promise<void> {
  const problems = [
    ...allTexts.flatMap(problemsOf),
    ...repeatedValues('shared/routes.ts', routes, ['path', 'title', 'description', 'label']),
    ...repeatedValues('shared/services.ts', services, ['anchor', 'title']),
    ...unmatchedPages(routeNames.filter(isTextPage), Object.keys(textPages)),
    ...unlistedTexts('shared/copy/text-pages.ts', textPages),
    ...unlistedTexts('shared/services.ts', services),
    ...unlistedFiles(await readdir(sources.pictures)),
  ];
  // Which pictures pages show is known once their texts can be read.
  if (problems.length === 0) {
    const shown = routeNames.flatMap((name) => [...picturesOn(name), sharingPictureOf(name)]);
    problems.push(...pictureProblems(pictures, [...shown, ...otherPictures]));
  }
  if (problems.length > 0) throw new AggregateError(problems, problems.join('\n'));
}

/** A sentence if a text breaks a rule for texts of its name. */
export function problemsOf(own: OwnText): string[] {
  const remedy = remedyFor(own);
  if (remedy === undefined) return [];
  const place = own.path.map((key) => (typeof key === 'number' ? key + 1 : key)).join(', ');
  return [`${own.file} has ${JSON.stringify(own.text)} as ${place}: ${remedy}.`];
}

/** A sentence for each of `properties` in which two rows of a table have the same value. */
export function repeatedValues<Row extends object>(
  file: string,
  table: Readonly<Record<string, Row>> | readonly Row[],
  properties: readonly (keyof Row & string)[],
): string[] {
  return properties.flatMap((property) => {
    const values = Object.values(table).map((row) => row[property]);
    const repeated = values.find((value, index) => values.indexOf(value) !== index);
    if (repeated === undefined) return [];
    return `${file} gives two entries the same ${property}, "${repeated}": give each its own.`;
  });
}

/** A sentence for each page without copy, and for copy without a page, by their names. */
export function unmatchedPages(pages: readonly string[], copies: readonly string[]): string[] {
  return [...pages, ...copies]
    .filter((name) => !pages.includes(name) || !copies.includes(name))
    .map(
      (name) =>
        `shared/copy/text-pages.ts and shared/routes.ts do not both have "${name}": give a page the same name in both.`,
    );
}

/** A sentence for each row of a table whose text is no list. */
export function unlistedTexts(file: string, table: object): string[] {
  return Object.entries(table)
    .filter(([, { text }]) => !Array.isArray(text))
    .map(
      ([name, { title = name }]) =>
        `${file} has no list as text of "${title}": put its paragraphs between [ and ].`,
    );
}

/** A sentence for each picture that is not among those that pages show, or has its focus outside. */
export function* pictureProblems(
  table: Readonly<Record<string, Pick<PictureEntry, 'focus'>>>,
  shown: readonly string[],
): Generator<string> {
  const file = 'shared/pictures.ts';
  for (const [name, { focus }] of Object.entries(table)) {
    if (!shown.includes(name)) {
      yield `${file} lists "${name}", which no page shows: name it on a page, or remove it and its file.`;
    }
    if (![focus.x, focus.y].every((percent) => percent >= 0 && percent <= 100)) {
      yield `${file} puts the focus of "${name}" outside it: give x and y in percent, from 0 to 100.`;
    }
  }
}

/** A sentence for each of `files` in `client/pictures/` that the table of pictures does not list. */
export function unlistedFiles(files: readonly string[]): string[] {
  const listed: readonly string[] = Object.values(pictures).map(({ file }) => file);
  return files
    .filter((file) => !/^\.|\.svg$/.test(file) && !listed.includes(file))
    .map(
      (file) =>
        `client/pictures/${file} is not listed in shared/pictures.ts: add it, or remove it.`,
    );
}
