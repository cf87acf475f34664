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
import { type Folder, readFolder, type Source, serverPaths, sourcesIn, unread } from './sources.ts';
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
    const { path: file } = source;
    if (name && !fileName.test(name)) mistakes.push({ file, line: 1, sentence: wrongName });
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
  const services = [...folder.services].flatMap(([name, service]) =>
    read(schemas.service, name, service),
  );
  const { path: file, keys, lineOf } = folder.notFound;
  const sentence = 'has old addresses, which cannot lead to it: remove them';
  if (keys?.aliases) mistakes.push({ file, line: lineOf(['aliases']), sentence });
  mistakes.push(...repetitionsIn(folder, descriptions ?? []));
  mistakes.push(...(await wrongDownloadsIn(folder)));
  if (mistakes.length > 0 || !site || !words || !descriptions || !home || !notFound) {
    throw new BuildInputError(...mistakes);
  }

  const pictures: Record<string, Photograph> = {};
  for (const [name, photograph] of folder.pictureFiles) {
    const description = descriptions.find(({ file }) => file === pictureNameOf(name));
    if (description) pictures[description.file] = { path: photograph, ...description };
  }
  const { servicesPath } = references;
  const checked = { site, words, home, notFound, pages, services, servicesPath };
  return { path, folder, content: assembleContent(checked), pictures };
}

/** Finds what two files or entries have, and only one can have. */
function repetitionsIn(folder: Folder, descriptions: Written<'pictures'>): Finding[] {
  const { home, pages, pictures, pictureFiles } = folder;
  const mistakes: Finding[] = [];
  const first = new Map<unknown, string>();
  function checkOnce(what: unknown, file: string, line = 1): void {
    const other = first.get(what);
    if (other)
      mistakes.push({
        file,
        line,
        sentence: `has "${what}", as ${shownPath(other)} has: keep one`,
      });
    else if (what) first.set(what, file);
  }
  for (const { path, keys, lineOf } of [home, ...pages.values()]) {
    checkOnce(keys?.title, path, lineOf(['title']));
    if (keys?.layout === 'services') checkOnce('layout: services', path, lineOf(['layout']));
    for (const alias of [keys?.aliases ?? []].flat())
      checkOnce(canonicalPath(pathOf(`${alias}`)), path, lineOf(['aliases']));
  }
  for (const [name, path] of pictureFiles) checkOnce(`the name ${pictureNameOf(name)}`, path);
  for (const [at, { file }] of descriptions.entries())
    checkOnce(`file: ${file}`, pictures.path, pictures.lineOf([at]));
  return mistakes;
}

/** Finds files that cannot be served. */
async function wrongDownloadsIn({ pages, servedFiles }: Folder): Promise<Finding[]> {
  const mistakes: Finding[] = [];
  for (const [address, file] of servedFiles) {
    const report = (sentence: string) => void mistakes.push({ file, line: 1, sentence });
    const text = await readFile(file, 'latin1').catch((error) => report(unread(error)));
    if (text === undefined) continue;
    if (text.length > maxSizeBytes) report('has more than 10 MB: make it smaller');
    const isTaken = pages.has(canonicalPath(address).slice(1)) || serverPaths.test(address);
    if (isTaken) report('has an address that the site uses itself: give it another name');
    if (!text.includes(icons[address] ?? '')) report('is not such a picture: save it again');
  }
  return mistakes;
}

/** The name of a page or a service, but not of a second page of a folder. */
const fileName = /^(?!(assets|healthz|readyz)(\/|$)|(.*\/)?index$)([a-z0-9]+[-/])*[a-z0-9]+$/;
const wrongName =
  'has a name that cannot be used: rename it with a-z, 0-9 and hyphens, but not index, assets, healthz or readyz';

/** What the files of the icons contain. */
const icons: Record<string, string> = { '/favicon.svg': '<svg', '/apple-touch-icon.png': 'PNG' };
