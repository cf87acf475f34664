import type * as v from 'valibot';
import { createSchemas } from '#shared/schema/schemas.ts';
import { BuildInputError } from '../build-errors.ts';
import { findNameMistakes } from './find-name-mistakes.ts';
import { readMarkdown } from './markdown.ts';
import { type Folder, sourcesIn } from './read-folder.ts';
import { createReferences } from './references.ts';
import type { Source } from './source.ts';
import { validate } from './validate.ts';

export type CheckedFiles = ReturnType<typeof checkFiles>;

/** Checks the owner's files, and returns their contents. Throws `BuildInputError` with the mistakes in the files. */
export function checkFiles(folder: Folder) {
  const mistakes = sourcesIn(folder).flatMap((source) => source.mistakes);
  // The check stops here, so that links to an unreadable file are not reported as further mistakes.
  if (mistakes.length > 0) throw new BuildInputError(...mistakes);
  mistakes.push(...findNameMistakes(folder));
  const references = createReferences(folder);
  const schemas = createSchemas(references);
  const read = <Schema extends v.GenericSchema>(schema: Schema, name: string, source: Source) => {
    const keys = validate(schema, source, mistakes);
    const text = readMarkdown(source, references, mistakes);
    return keys ? [{ name, ...keys, ...text }] : [];
  };
  const site = validate(schemas.site, folder.site, mistakes);
  const words = validate(schemas.words, folder.words, mistakes);
  const descriptions = validate(schemas.descriptions, folder.descriptions, mistakes);
  const [home] = read(schemas.home, '', folder.home);
  const [notFound] = read(schemas.notFound, '404', folder.notFound);
  const pages = [...folder.pages].flatMap(([name, page]) => {
    const isServicesPage = page.keys.layout === 'services';
    return read(isServicesPage ? schemas.servicesPage : schemas.page, name, page);
  });
  const services = [...folder.services].flatMap(([name, service]) =>
    read(schemas.service, name, service),
  );
  if (mistakes.length > 0 || !site || !words || !descriptions || !home || !notFound)
    throw new BuildInputError(...mistakes);
  const { servicesPath } = references.targets;
  return { site, words, descriptions, home, notFound, pages, services, servicesPath };
}
