import { readdir } from 'node:fs/promises';
import * as v from 'valibot';
import { partners } from '#shared/copy/home.ts';
import { servicesPageCopy } from '#shared/copy/services-page.ts';
import { textPages } from '#shared/copy/text-pages.ts';
import { picturesOn, sharingPictureOf } from '#shared/page-pictures.ts';
import { pictures } from '#shared/pictures.ts';
import { isTextPage, routeNames, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import * as site from '#shared/site.ts';
import { sources } from '../bundle/folders.ts';
import { allTexts } from './all-texts.ts';
import {
  partnersSchema,
  picturesSchema,
  routesSchema,
  servicesPageSchema,
  servicesSchema,
  siteSchema,
  textPagesSchema,
  textSchema,
} from './schemas.ts';

/** Pictures that no page of the table names: the hero on tall screens, and the 404 page's. */
const otherPictures = ['hero-portrait', 'not-found'];

/** Throws an `AggregateError` with a sentence for each problem of what an owner edits. */
export async function validateContent(): Promise<void> {
  const schemas: readonly [file: string, schema: v.GenericSchema, value: unknown][] = [
    ['shared/site.ts', siteSchema, site],
    ['shared/routes.ts', routesSchema, routes],
    ['shared/services.ts', servicesSchema, services],
    ['shared/copy/home.ts', partnersSchema, partners],
    ['shared/copy/text-pages.ts', textPagesSchema(routeNames.filter(isTextPage)), textPages],
    ['shared/copy/services-page.ts', servicesPageSchema, servicesPageCopy],
  ];
  const problems = [
    ...schemas.flatMap(([file, schema, value]) => problemsOf(file, schema, value)),
    ...allTexts.flatMap(({ file, path, text }) =>
      problemsOf(file, textSchema(String(path.at(-1))), text, path),
    ),
    ...unlistedFiles(await readdir(sources.pictures)),
  ];
  // Which pictures pages show is known once all of them can be used.
  if (problems.length === 0) {
    const shown = routeNames.flatMap((name) => [...picturesOn(name), sharingPictureOf(name)]);
    const schema = picturesSchema([...shown, ...otherPictures]);
    problems.push(...problemsOf('shared/pictures.ts', schema, pictures));
  }
  if (problems.length > 0) throw new AggregateError(problems, problems.join('\n'));
}

/** A sentence for each problem of `value`, which is in `file` under the names of `path`. */
export function problemsOf(
  file: string,
  schema: v.GenericSchema,
  value: unknown,
  path: readonly unknown[] = [],
): string[] {
  return (v.safeParse(schema, value, { abortPipeEarly: true }).issues ?? []).map((issue) => {
    const { message, input, received } = issue;
    const keys = [...path, ...(issue.path ?? []).map(({ key }) => key)];
    if (keys.length === 0) return `${file} ${message}.`;
    const name = keys.map((key) => (typeof key === 'number' ? key + 1 : key)).join(', ');
    const what =
      received === 'undefined' ? `has no ${name}` : `has ${JSON.stringify(input)} as ${name}`;
    return `${file} ${what}: ${message}.`;
  });
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
