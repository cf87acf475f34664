import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type * as v from 'valibot';
import type { BuiltPicture } from '#shared/content-types.ts';
import { createSchemas, type SchemaOutput } from '#shared/schema/schemas.ts';
import { BuildInputError } from '../build-errors.ts';
import { assembleContent } from './assemble-content.ts';
import { findNameMistakes } from './find-name-mistakes.ts';
import { readMarkdown } from './markdown.ts';
import { pictureNameOf } from './picture-name.ts';
import { createReferences } from './references.ts';
import { picturesShown } from './shown-pictures.ts';
import type { Source } from './source.ts';
import { type Folder, readFolder, sourcesIn } from './sources.ts';
import { validate } from './validate.ts';

export type CheckedContent = Awaited<ReturnType<typeof readContent>>;

/** Reads and checks the owner's folder, an absolute path. Throws `BuildInputError` with the mistakes in the folder. */
export async function readContent(path: string) {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) {
    const message = 'does not exist, or is not a folder: choose another --content';
    throw new BuildInputError({ file: path, message });
  }
  const folder = await readFolder(path);
  const { descriptions, ...files } = checkFiles(folder);
  const content = assembleContent(files);
  const pictures = photographsIn(folder, descriptions, picturesShown(content));
  return { path, folder, content, pictures };
}

/** Checks the files of the owner's folder, and returns their contents. */
function checkFiles(folder: Folder) {
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
  const descriptions = validate(schemas.pictures, folder.pictures, mistakes);
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

/** A photograph in the owner's folder, with its description from `pictures.yaml`. */
export interface Photograph extends Pick<BuiltPicture, 'alt' | 'focus'> {
  /** The absolute path of the photograph's file. */
  path: string;
}

/** Returns the described photographs by their names. Throws `BuildInputError` if others are among the names in `shown`. */
function photographsIn(
  folder: Folder,
  descriptions: SchemaOutput<'pictures'>,
  shown: ReadonlySet<string>,
): Record<string, Photograph> {
  const photographs: Record<string, Photograph> = {};
  const undescribed: string[] = [];
  for (const path of folder.pictureFiles) {
    const name = pictureNameOf(path);
    const description = descriptions.find(({ file }) => file === name);
    if (description) photographs[name] = { path, ...description };
    else if (shown.has(name)) undescribed.push(basename(path));
  }
  if (undescribed.length > 0) {
    const message = `does not describe ${undescribed.join(', ')}, which pages show: write "- file:" and "alt:" for each`;
    throw new BuildInputError({ file: folder.pictures.path, message });
  }
  return photographs;
}
