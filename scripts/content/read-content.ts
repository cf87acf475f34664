import { readFile } from 'node:fs/promises';
import type * as v from 'valibot';
import { canonicalPath } from '#shared/canonical-path.ts';
import type { BuiltPicture } from '#shared/content-types.ts';
import { BuildInputError, type Finding, type Reading } from '../build-errors.ts';
import { shownPath } from '../folders.ts';
import { pathOf } from './addresses.ts';
import { assembleContent } from './assemble-content.ts';
import { readMarkdown } from './markdown.ts';
import { createReferences, pictureNameOf } from './references.ts';
import { createSchemas, type Written } from './schema.ts';
import { type Folder, ownPaths, readFolder, type Source, sourcesIn, unread } from './sources.ts';
import { validate } from './validate.ts';

/** A photograph of the owner's, and what is said of it. */
export interface Photograph extends Pick<BuiltPicture, 'alt' | 'focus'> {
  /** The absolute path of its file. */
  path: string;
}

/** The largest file to download, which may be on a phone. */
const maxSizeBytes = 10_000_000;

export type CheckedFolder = Awaited<ReturnType<typeof readContent>>;

/** Reads the owner's folder. Throws `BuildInputError` with all mistakes. */
export async function readContent(path: string) {
  const folder = await readFolder(path);
  const mistakes = sourcesIn(folder).flatMap((source) => source.mistakes);
  function keep<Value>(reading: Reading<Value>): Value | undefined {
    mistakes.push(...reading.mistakes);
    return reading.value;
  }
  const references = createReferences(folder);
  const schemas = createSchemas(references);
  const read = <Schema extends v.GenericSchema>(schema: Schema, name: string, source: Source) => {
    const keys = keep(validate(schema, source));
    const text = keep(readMarkdown(source, references));
    return keys && text ? [{ name, ...keys, ...text }] : [];
  };
  const site = keep(validate(schemas.site, folder.site));
  const words = keep(validate(schemas.words, folder.words));
  const descriptions = keep(validate(schemas.pictures, folder.pictures));
  const [home] = read(schemas.home, '', folder.home);
  const [notFound] = read(schemas.page, '404', folder.notFound);
  const pages = [...folder.pages].flatMap(([name, page]) => {
    const isOfServices = page.keys?.layout === 'services';
    return read(isOfServices ? schemas.servicesPage : schemas.page, name, page);
  });
  const services = [...folder.services].flatMap(([name, it]) => read(schemas.service, name, it));
  mistakes.push(...(await checkFolder(folder, descriptions ?? [])));
  if (mistakes.length > 0 || !site || !words || !descriptions || !home || !notFound) {
    throw new BuildInputError(...mistakes);
  }

  const pictures: Record<string, Photograph> = {};
  for (const [name, photograph] of folder.pictureFiles) {
    const description = descriptions.find(({ file }) => file === pictureNameOf(name));
    if (description) pictures[description.file] = { path: photograph, ...description };
  }
  const { servicesPath } = references;
  const parts = { site, words, home, notFound, pages, services, servicesPath };
  return { path, folder, content: assembleContent(parts), pictures };
}

/** Finds what only one file or entry can have, and files that cannot be served. */
async function checkFolder(
  { home, notFound, pages, services, pictures, pictureFiles, servedFiles }: Folder,
  descriptions: Written<'pictures'>,
): Promise<Finding[]> {
  const mistakes: Finding[] = [];
  const report = (file: string, sentence: string, line = 1) =>
    void mistakes.push({ file, line, sentence });
  const first = new Map<unknown, string>();
  function checkOnce(what: unknown, file: string, line?: number): void {
    const other = first.get(what);
    if (other) report(file, `has "${what}", as ${shownPath(other)} has: keep one`, line);
    else if (what) first.set(what, file);
  }
  for (const [name, { path }] of [...pages, ...services]) {
    if (!fileName.test(name)) report(path, `has a name that cannot be used: ${otherName}`);
  }
  for (const { path, keys, lineOf } of [home, ...pages.values()]) {
    checkOnce(keys?.title, path, lineOf(['title']));
    if (keys?.layout === 'services') checkOnce('layout: services', path, lineOf(['layout']));
    for (const alias of [keys?.aliases ?? []].flat())
      checkOnce(canonicalPath(pathOf(`${alias}`)), path, lineOf(['aliases']));
  }
  const sentence = 'has old addresses, which cannot lead to it: remove them';
  if (notFound.keys?.aliases) report(notFound.path, sentence, notFound.lineOf(['aliases']));
  for (const [name, path] of pictureFiles) checkOnce(`the name ${pictureNameOf(name)}`, path);
  for (const [at, { file }] of descriptions.entries()) {
    checkOnce(`file: ${file}`, pictures.path, pictures.lineOf([at]));
  }
  for (const [address, path] of servedFiles) {
    const text = await readFile(path, 'latin1').catch((error) => report(path, unread(error)));
    if (text === undefined) continue;
    if (text.length > maxSizeBytes) report(path, 'has more than 10 MB: make it smaller');
    const isTaken = pages.has(canonicalPath(address).slice(1)) || ownPaths.test(address);
    if (isTaken) report(path, 'has an address that the site uses itself: give it another name');
    if (!text.includes(icons[address] ?? '')) report(path, 'is not such a picture: save it again');
  }
  return mistakes;
}

/** The name of a page or a service, but not of a second page of a folder. */
const fileName = /^(?!(assets|healthz|readyz)(\/|$)|(.*\/)?index$)([a-z0-9]+[-/])*[a-z0-9]+$/;
const otherName = 'rename it with a-z, 0-9 and hyphens, but not index, assets, healthz or readyz';

/** What the files of the icons contain. */
const icons: Record<string, string> = { '/favicon.svg': '<svg', '/apple-touch-icon.png': 'PNG' };
