import { readFile } from 'node:fs/promises';
import type * as v from 'valibot';
import type { VFile } from 'vfile';
import { canonicalPath } from '#shared/canonical-path.ts';
import type { Picture } from '#shared/content-types.ts';
import { BuildInputError } from '../build-errors.ts';
import { assembleContent } from './assemble-content.ts';
import { readMarkdown } from './markdown.ts';
import { findingsOn, validate } from './mistakes.ts';
import { createReferences, pictureNameOf } from './references.ts';
import { createSchemas, type Written } from './schema.ts';
import { type Folder, ownPaths, pathOf, readFolder, type Source } from './sources.ts';

/** A photograph of the owner's, and what is said of it. */
export interface Photograph extends Pick<Picture, 'alt' | 'focus'> {
  /** The absolute path of its file. */
  path: string;
}

/** Of a file that is served as it is: each process of the server keeps all of them in memory. */
const maxSizeBytes = 10_000_000;

export type CheckedFolder = Awaited<ReturnType<typeof readContent>>;

/** Reads the owner's folder. Throws `BuildInputError` with all mistakes. */
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
  const descriptions = validate(schemas.pictures, folder.pictures);
  const [home] = read(schemas.home, '', folder.home);
  const [notFound] = read(schemas.page, '404', folder.notFound);
  const pages = [...folder.pages].flatMap(([name, page]) => {
    const isOfServices = page.keys?.layout === 'services';
    return read(isOfServices ? schemas.servicesPage : schemas.page, name, page);
  });
  const services = [...folder.services].flatMap(([name, it]) => read(schemas.service, name, it));
  await checkFolder(folder, descriptions ?? []);
  const mistakes = findingsOn(folder, 'mistakes');
  if (mistakes.length > 0 || !site || !words || !descriptions || !home || !notFound) {
    throw new BuildInputError(...mistakes);
  }

  const pictures: Record<string, Photograph> = {};
  for (const [path, file] of folder.pictureFiles) {
    const name = pictureNameOf(path);
    const description = descriptions.find((each) => each.file === name);
    if (description) pictures[name] = { path: pathOf(file), ...description };
  }
  const parts = { site, words, home, notFound, pages, services };
  return { path, folder, content: assembleContent(parts, references.servicesPath), pictures };
}

/** Reports what only one file or entry can have, and files that could not be served. */
async function checkFolder(folder: Folder, descriptions: Written<'pictures'>): Promise<void> {
  const { home, notFound, pages, pictures, pictureFiles, servedFiles } = folder;
  const first = new Map<unknown, VFile>();
  function checkOnce(what: unknown, file: VFile, point?: ReturnType<Source['pointOf']>): void {
    const other = first.get(what);
    if (other) file.message(`has "${what}", as ${other.path} has: keep one`, point);
    else if (what) first.set(what, file);
  }
  for (const { file, keys, pointOf } of [home, ...pages.values()]) {
    checkOnce(keys?.title, file, pointOf(['title']));
    if (keys?.layout === 'services') checkOnce('layout: services', file, pointOf(['layout']));
    for (const alias of [keys?.aliases].flat()) checkOnce(alias, file, pointOf(['aliases']));
  }
  const sentence = 'has old addresses, which cannot lead to it: remove them';
  if (notFound.keys?.aliases) notFound.file.message(sentence, notFound.pointOf(['aliases']));
  for (const [path, file] of pictureFiles) checkOnce(`the name ${pictureNameOf(path)}`, file);
  for (const [at, { file }] of descriptions.entries()) {
    checkOnce(`file: ${file}`, pictures.file, pictures.pointOf([at]));
  }
  for (const [path, file] of servedFiles) {
    const text = await readFile(pathOf(file), 'latin1');
    if (text.length > maxSizeBytes) file.message('has more than 10 MB: make it smaller');
    const isTaken = pages.has(canonicalPath(path).slice(1)) || ownPaths.test(path);
    if (isTaken) file.message('has an address that the site uses itself: give it another name');
    if (!text.includes(icons[path] ?? '')) file.message('is not such a picture: save it again');
  }
}

/** What the files of the icons contain. */
const icons: Record<string, string> = { '/favicon.svg': '<svg', '/apple-touch-icon.png': 'PNG' };
