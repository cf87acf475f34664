import { stat } from 'node:fs/promises';
import type * as v from 'valibot';
import { canonicalPath } from '#shared/canonical-path.ts';
import { assembleContent } from './assemble-content.ts';
import { readMarkdown } from './markdown.ts';
import { sentencesOn, validate } from './mistakes.ts';
import { createReferences, pictureNameOf } from './references.ts';
import { createSchemas } from './schema.ts';
import { type Folder, pathOf, readFolder, type Source } from './sources.ts';
import type { PictureKeys } from './written-keys.ts';

/** A photograph of the owner's, and what is said of it. */
export interface SourcePicture extends PictureKeys {
  /** The absolute path of its file. */
  path: string;
}

/** Of a file that is served as it is: each process of the server keeps all of them in memory. */
const maxSizeBytes = 10_000_000;

export type CheckedFolder = Awaited<ReturnType<typeof readContent>>;

/** Reads the owner's folder. Throws an `AggregateError` with all mistakes, by file and line. */
export async function readContent(path: string) {
  const folder = await readFolder(path);
  const references = createReferences(folder);
  const schemas = createSchemas(references);
  const read = <Schema extends v.GenericSchema>(schema: Schema, name: string, source: Source) => {
    const keys = validate(schema, source);
    const text = readMarkdown(source, references);
    return keys && text ? [{ name, ...keys, ...text }] : [];
  };

  const site = validate(schemas.site, folder.site);
  const words = validate(schemas.words, folder.words);
  const descriptions = validate(schemas.pictures, folder.pictures) ?? {};
  const [home] = read(schemas.home, '', folder.home);
  const [notFound] = read(schemas.page, '404', folder.notFound);
  const pages = [...folder.pages].flatMap(([name, page]) => {
    const isOfServices = page.keys?.layout === 'services';
    return read(isOfServices ? schemas.servicesPage : schemas.page, name, page);
  });
  const services = [...folder.services].flatMap(([name, it]) => read(schemas.service, name, it));
  await checkFolder(folder);
  const mistakes = sentencesOn(folder);
  if (mistakes.length > 0 || !site || !words || !home || !notFound) {
    throw new AggregateError(mistakes, mistakes.join('\n'));
  }

  const parts = { site, words, home, notFound, pages, services };
  const pictures: Record<string, SourcePicture> = {};
  for (const [name, file] of folder.pictureFiles) {
    const description = descriptions[name];
    if (description) pictures[pictureNameOf(name)] = { path: pathOf(file), ...description };
  }
  return { folder, content: assembleContent(parts, references.servicesPath), pictures };
}

/** Reports pages of one title, pictures of one name, and files that could not be served. */
async function checkFolder({ home, pages, pictureFiles, servedFiles }: Folder): Promise<void> {
  const titles = new Set<unknown>();
  for (const { file, keys, pointOf } of [home, ...pages.values()]) {
    if (!keys?.title) continue;
    if (titles.has(keys.title)) {
      file.message('has the title of another page: give it its own', pointOf(['title']));
    }
    titles.add(keys.title);
  }
  const names = new Set<string>();
  for (const [path, file] of pictureFiles) {
    const name = pictureNameOf(path);
    if (names.has(name)) file.message('has the name of another picture: give it its own');
    names.add(name);
  }
  for (const [path, file] of servedFiles) {
    const { size } = await stat(pathOf(file));
    if (size > maxSizeBytes) file.message('has more than 10 MB: make it smaller');
    const isTaken = pages.has(canonicalPath(path).slice(1)) || path.startsWith('/assets/');
    if (isTaken) file.message('has an address that the site uses itself: give it another name');
  }
}
